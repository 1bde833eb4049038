import { defineLabels } from '@porchlight/i18n'

export const glanceLabels = defineLabels({
  customer: { en: 'Customer', es: 'Cliente' },
  loadingCustomer: { en: 'Loading the customer', es: 'Cargando el cliente' },
  languageOf: { en: 'Prefers {language}', es: 'Prefiere {language}' },
  english: { en: 'English', es: 'inglés' },
  spanish: { en: 'Spanish', es: 'español' },
  seeAsCustomer: { en: 'See what the customer sees', es: 'Ver lo que ve el cliente' },
  bounced: { en: 'Email bounced', es: 'Correo devuelto' },
  accounts: { en: 'Accounts', es: 'Cuentas' },
  until: { en: '{plan}, until {date}', es: '{plan}, hasta el {date}' },
  owed: { en: 'Owes {amount}', es: 'Debe {amount}' },
  credit: { en: 'Credit of {amount}', es: 'Saldo a favor de {amount}' },
  nothingOwed: { en: 'Owes nothing', es: 'No debe nada' },
  openOrder: { en: 'Open order {number}', es: 'Orden abierta {number}' },
  blockedBy: { en: 'Waiting: {step} ({who})', es: 'En espera: {step} ({who})' },
  notBlocked: { en: 'Nothing is blocking this customer.', es: 'Nada lo impide.' },
  contacts: { en: 'Last contacts', es: 'Últimos contactos' },
  noAccounts: { en: 'No account yet', es: 'Todavía no tiene cuenta' },
  noContacts: { en: 'None', es: 'Ninguno' },
})
