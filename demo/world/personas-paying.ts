import { climates } from './climate'
import { homes } from './home'
import type { Persona } from './person'
import { utilities } from './utilities'

/** Customers whose bills, contract or account illustrate the story. */
export const personasPaying: readonly Persona[] = [
  {
    key: 'returned-autopay',
    firstName: 'Marisela',
    lastName: 'Fonteyn-Duarte',
    language: 'es',
    brand: 'third',
    mobilePhone: '(432) 555-0129',
    story: {
      en: 'Last month’s AutoPay debit was returned: two bills are owed together. Prefers Spanish.',
      es: 'El cargo automático del mes pasado fue devuelto: debe dos facturas juntas.',
    },
    stuck: {
      en: 'AutoPay is paused, and both bills are past due.',
      es: 'El pago automático está en pausa y las dos facturas están vencidas.',
    },
    next: {
      label: { en: 'Bring AutoPay back', es: 'Active de nuevo el pago automático' },
      path: () => '/es/autopay',
    },
    homes: [
      {
        key: 'returned-autopay',
        accountNumber: '4300770110',
        street: '918 Windmill Draw Dr',
        city: 'Midland',
        state: 'TX',
        postalCode: '79701',
        utility: utilities.trinityFork,
        home: homes.houseElectricHeat,
        climate: climates.midland,
        planName: 'Fixed 12',
        contractEndsInDays: 160,
        caseType: 'Switch',
        habit: 'returned',
        paperless: true,
      },
    ],
  },
  {
    key: 'contract-ending',
    firstName: 'Callum',
    lastName: 'Brackenridge-Shaw',
    language: 'en',
    brand: 'third',
    mobilePhone: '(817) 555-0130',
    story: {
      en: 'The contract ends in 45 days and a renewal is offered.',
      es: 'El contrato termina en 45 días y hay una oferta de renovación.',
    },
    stuck: {
      en: 'He has to choose a plan before the price changes.',
      es: 'Tiene que elegir un plan antes de que cambie el precio.',
    },
    next: {
      label: { en: 'Renew or change the plan', es: 'Renueve o cambie el plan' },
      path: ({ accountId }) => `/plans?account=${accountId}`,
    },
    homes: [
      {
        key: 'contract-ending',
        accountNumber: '4300770211',
        street: '2750 Copperleaf Bluff Way',
        city: 'Fort Worth',
        state: 'TX',
        postalCode: '76102',
        utility: utilities.trinityFork,
        home: homes.houseGasHeat,
        climate: climates.dallas,
        planName: 'Fixed 12',
        contractEndsInDays: 45,
        caseType: 'Switch',
        habit: 'autopay-bank',
        paperless: true,
      },
    ],
  },
  {
    key: 'inactive',
    firstName: 'Desmond',
    lastName: 'Harrowgate-Lund',
    language: 'en',
    brand: 'second',
    mobilePhone: '(956) 555-0131',
    story: {
      en: 'Moved away: the account is closed and the portal says who to call.',
      es: 'Se mudó: la cuenta está cerrada y el portal indica a quién llamar.',
    },
    stuck: {
      en: 'The account is closed, so he can read it and change nothing.',
      es: 'La cuenta está cerrada: puede leerla, pero no cambiar nada.',
    },
    next: {
      label: { en: 'Find the final bill', es: 'Encuentre la factura final' },
      path: () => '/bills',
    },
    homes: [
      {
        key: 'inactive',
        accountNumber: '4200770312',
        street: '505 Citrus Palisade Ave',
        city: 'McAllen',
        state: 'TX',
        postalCode: '78501',
        utility: utilities.pelicanReach,
        home: homes.houseGasHeat,
        climate: climates.mcAllen,
        planName: 'Fixed 12',
        contractEndsInDays: -95,
        caseType: 'Move_In',
        status: 'Closed',
        closedMonthsAgo: 3,
      },
    ],
  },
]
