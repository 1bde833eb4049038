/** A group of mails that customers may turn on and off. */
export interface MailGroupFacts {
  /** The field of the contact with the moment since when the customer has it otherwise than is usual. */
  readonly field: string
  /** What staff call that moment. */
  readonly label: { readonly en: string; readonly es: string }
  /** What customers choose it by, after “Email me about”. */
  readonly choice: { readonly en: string; readonly es: string }
  /** Whether it comes before a customer has chosen anything. */
  readonly isUsual: boolean
  /** Whether each mail leads to where one step without a login turns it off, because it is to sell something. */
  readonly isOffer?: true
}

/** The groups. Fields, contracts, forms and links of mails derive from these rows. */
export const mailGroupFacts = {
  bills: {
    field: 'Bill_Emails_On_Since__c',
    label: { en: 'Emails about paper bills since', es: 'Con correos sobre facturas en papel desde' },
    choice: {
      en: 'A new bill that comes on paper',
      es: 'Una factura nueva que llega en papel',
    },
    isUsual: false,
  },
  receipts: {
    field: 'Receipt_Emails_Off_Since__c',
    label: { en: 'No receipts by email since', es: 'Sin recibos por correo desde' },
    choice: { en: 'A payment that we received', es: 'Un pago que recibimos' },
    isUsual: true,
  },
  orders: {
    field: 'Order_Emails_Off_Since__c',
    label: { en: 'No order progress by email since', es: 'Sin avances de pedidos por correo desde' },
    choice: {
      en: 'Progress of an order, when nothing is needed from you',
      es: 'El avance de un pedido, cuando usted no tiene que hacer nada',
    },
    isUsual: true,
  },
  offers: {
    field: 'Offer_Emails_Off_Since__c',
    label: { en: 'No offers by email since', es: 'Sin ofertas por correo desde' },
    choice: { en: 'Offers and new plans', es: 'Ofertas y planes nuevos' },
    isUsual: true,
    isOffer: true,
  },
} as const satisfies Readonly<Record<string, MailGroupFacts>>

/** The name of a group. */
export type MailGroup = keyof typeof mailGroupFacts

/** The field of the contact that holds the choice about a group. */
export type MailGroupField = (typeof mailGroupFacts)[MailGroup]['field']

/** The groups, in the order in which they are offered. */
export const mailGroups = Object.keys(mailGroupFacts) as readonly MailGroup[]

/** Their fields. */
export const mailGroupFields: readonly MailGroupField[] = mailGroups.map(
  (group) => mailGroupFacts[group].field,
)

/** Calls `make` for each group and returns the results by group. */
export function byMailGroup<Value>(
  make: (facts: (typeof mailGroupFacts)[MailGroup], group: MailGroup) => Value,
): Readonly<Record<MailGroup, Value>> {
  const made = mailGroups.map((group) => [group, make(mailGroupFacts[group], group)])
  return Object.fromEntries(made) as Record<MailGroup, Value>
}

/** Whether a customer gets a group of whom its field holds that. */
export function getsGroup(group: MailGroup, otherwiseSince: string | null): boolean {
  return (otherwiseSince === null) === mailGroupFacts[group].isUsual
}
