import { climates } from './climate'
import { homes } from './home'
import type { Persona } from './person'
import { utilities } from './utilities'

/** Customers who are not served yet, because something blocks service. */
export const personasEnrolling: readonly Persona[] = [
  {
    key: 'switch-hold',
    firstName: 'Yesenia',
    lastName: 'Altamar-Cobos',
    language: 'es',
    brand: 'second',
    mobilePhone: '(361) 555-0126',
    story: {
      en: 'A new renter whose meter has a switch-hold for an earlier tenant’s debt. Prefers Spanish.',
      es: 'Nueva inquilina: el medidor tiene una suspensión de cambio por la deuda de un inquilino anterior.',
    },
    stuck: {
      en: 'Service cannot start until two documents prove that she is new there.',
      es: 'El servicio no puede comenzar hasta que dos documentos demuestren que es nueva allí.',
    },
    next: {
      label: { en: 'Prove that she is new there', es: 'Demuestre que es nueva allí' },
      path: ({ orderId }) => `/es/notices/${orderId}`,
    },
    homes: [
      {
        key: 'switch-hold',
        accountNumber: '4200660307',
        street: '1441 Heron Landing St, Apt 3',
        city: 'Corpus Christi',
        state: 'TX',
        postalCode: '78401',
        utility: utilities.pelicanReach,
        home: homes.apartmentElectricHeat,
        climate: climates.corpusChristi,
        planName: 'Fixed 12',
        contractEndsInDays: 374,
        caseType: 'Move_In',
        status: 'Pending',
        situation: {
          deposit: 'Paid',
          identity: 'Passed',
          documents: [{ type: 'New_Occupant_Statement', status: 'Requested' }],
          notice: { type: 'Switch_Hold', reason: 'Previous_Occupant', status: 'Open' },
        },
      },
    ],
  },
  {
    key: 'deposit-waiver',
    firstName: 'Winifred',
    lastName: 'Abercastle',
    language: 'en',
    brand: 'first',
    mobilePhone: '(281) 555-0127',
    story: {
      en: 'She is 67, so her deposit was waived.',
      es: 'Tiene 67 años: quedó exenta del depósito que se le pidió.',
    },
    stuck: {
      en: 'Only the identity check is left before her switch goes ahead.',
      es: 'Solo falta la verificación de identidad para que avance su cambio.',
    },
    next: {
      label: { en: 'Verify her identity', es: 'Verifique su identidad' },
      path: ({ orderId }) => `/verification/${orderId}`,
    },
    homes: [
      {
        key: 'deposit-waiver',
        accountNumber: '4100660408',
        street: '62 Quince Arbor Ct',
        city: 'League City',
        state: 'TX',
        postalCode: '77573',
        utility: utilities.loneCedar,
        home: homes.houseGasHeat,
        climate: climates.houston,
        planName: 'Fixed 12',
        contractEndsInDays: 372,
        caseType: 'Switch',
        status: 'Pending',
        situation: {
          deposit: 'Waived',
          identity: 'Sent',
          documents: [{ type: 'Proof_Of_Residence', status: 'Accepted' }],
        },
      },
    ],
  },
  {
    key: 'guest',
    firstName: 'Ignatius',
    lastName: 'Wolverley',
    language: 'en',
    brand: 'third',
    mobilePhone: '(940) 555-0128',
    hasLogin: false,
    story: {
      en: 'Has only a confirmation number: a deposit is due and no login exists yet.',
      es: 'Solo tiene un número de confirmación: debe un depósito y aún no tiene usuario.',
    },
    stuck: {
      en: 'The deposit is due, and he has no login to pay it with.',
      es: 'Debe el depósito y no tiene usuario para pagarlo.',
    },
    next: {
      label: { en: 'Look up the order as a guest', es: 'Consulte el pedido como invitado' },
      path: () => '/enrollment-status',
    },
    homes: [
      {
        key: 'guest',
        accountNumber: '4300660509',
        street: '3310 Lantern Quarry Rd',
        city: 'Fort Worth',
        state: 'TX',
        postalCode: '76102',
        utility: utilities.trinityFork,
        home: homes.houseGasHeat,
        climate: climates.dallas,
        planName: 'Fixed 12',
        contractEndsInDays: 370,
        caseType: 'Move_In',
        status: 'Pending',
        situation: {
          deposit: 'Due',
          identity: 'Passed',
          documents: [{ type: 'Proof_Of_Residence', status: 'Requested' }],
        },
      },
    ],
  },
]
