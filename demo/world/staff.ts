import type { Label } from '@porchlight/metadata'
import { type DemoBrandKey, demoBrandKeys } from './demo-brands'

/** An invented member of staff. */
export interface StaffMember {
  readonly key: string
  readonly firstName: string
  readonly lastName: string
  readonly username: string
  readonly role: 'Advisor' | 'Supervisor' | 'Admin'
  /** Null for administrators, who serve all brands. */
  readonly brand: DemoBrandKey | null
  readonly story: Label
  /** The pending work of this person. */
  readonly stuck: Label
}

const everybody: readonly StaffMember[] = [
  {
    key: 'advisor-first',
    firstName: 'Imogen',
    lastName: 'Farrowgate',
    username: 'advisor.first@example.com',
    role: 'Advisor',
    brand: 'first',
    story: {
      en: 'Answers her brand’s customers: messages, documents, deposits and orders.',
      es: 'Atiende a los clientes de su marca: mensajes, documentos, depósitos y pedidos.',
    },
    stuck: {
      en: 'Messages and documents wait for an answer.',
      es: 'Hay mensajes y documentos sin respuesta.',
    },
  },
  {
    key: 'advisor-second',
    firstName: 'Leandro',
    lastName: 'Montenevado',
    username: 'advisor.second@example.com',
    role: 'Advisor',
    brand: 'second',
    story: {
      en: 'Answers his brand’s customers, many of them in Spanish.',
      es: 'Atiende a los clientes de su marca, muchos de ellos en español.',
    },
    stuck: {
      en: 'A new occupant is held up by somebody else’s debt.',
      es: 'Una deuda ajena detiene a una nueva ocupante.',
    },
  },
  {
    key: 'advisor-third',
    firstName: 'Wren',
    lastName: 'Castellaw',
    username: 'advisor.third@example.com',
    role: 'Advisor',
    brand: 'third',
    story: {
      en: 'Answers her brand’s customers, from sign-up to the final bill.',
      es: 'Atiende a los clientes de su marca, desde la inscripción hasta la factura final.',
    },
    stuck: {
      en: 'Returned debits and overdue replies come first.',
      es: 'Primero van los débitos devueltos y las respuestas atrasadas.',
    },
  },
  {
    key: 'supervisor',
    firstName: 'Ambrose',
    lastName: 'Tillingdale',
    username: 'supervisor@example.com',
    role: 'Supervisor',
    brand: 'first',
    story: {
      en: 'Takes over what his advisors escalate, and approves large refunds and waivers.',
      es: 'Se ocupa de lo que los asesores le pasan, y aprueba reembolsos y exenciones grandes.',
    },
    stuck: { en: 'A complaint has reached day 20 of 21.', es: 'Una queja ya va en el día 20 de 21.' },
  },
  {
    key: 'admin',
    firstName: 'Odalys',
    lastName: 'Brightwater',
    username: 'admin@example.com',
    role: 'Admin',
    brand: null,
    story: {
      en: 'Administers every brand.',
      es: 'Administra todas las marcas.',
    },
    stuck: { en: 'Nothing. She looks after every brand.', es: 'Nada. Se ocupa de todas las marcas.' },
  },
]

/** The staff of the demo's brands. */
export const staff = everybody.filter(({ brand }) => brand === null || demoBrandKeys.includes(brand))
