/** Why a member of staff may look at what a customer sees: as staff choose it, and as the customer reads it. */
export const viewReasons = [
  {
    value: 'Customer_Asked',
    label: { en: 'The customer asked for help', es: 'El cliente pidió ayuda' },
    customerLabel: { en: 'You asked us for help', es: 'Usted nos pidió ayuda' },
  },
  {
    value: 'Case',
    label: { en: 'To answer a case', es: 'Para responder un caso' },
    customerLabel: { en: 'To answer your message', es: 'Para responder su mensaje' },
  },
  {
    value: 'Complaint',
    label: { en: 'To look into a complaint', es: 'Para revisar una queja' },
    customerLabel: { en: 'To look into a complaint', es: 'Para revisar una queja' },
  },
  {
    value: 'Display_Problem',
    label: { en: 'To check a problem with a page', es: 'Para revisar un problema de una página' },
    customerLabel: { en: 'To check a problem with a page', es: 'Para revisar un problema de una página' },
  },
  {
    value: 'Other',
    label: { en: 'Another reason, in the note', es: 'Otro motivo, en la nota' },
    customerLabel: { en: 'To help with your account', es: 'Para ayudar con su cuenta' },
  },
] as const

/** The value of a reason. */
export type ViewReason = (typeof viewReasons)[number]['value']

/** The maximum length of a note. */
export const maxNoteLength = 500
