/** What a text of a campaign may name of its recipient, between braces. */
export interface MergeField {
  readonly label: { readonly en: string; readonly es: string }
  /** The fallback when nothing is known; never empty, so that no sentence breaks. */
  readonly otherwise: { readonly en: string; readonly es: string }
  /**
   * Maximum length in characters: a longer value is cut, so that the length of a text message is known before it is
   * sent.
   */
  readonly longest: number
}

/** Every merge field. Rules, previews and the help of the form derive from these rows. */
export const mergeFields = {
  firstName: {
    label: { en: 'first name', es: 'nombre' },
    otherwise: { en: 'customer', es: 'cliente' },
    longest: 20,
  },
  street: {
    label: { en: 'street of the service', es: 'calle del servicio' },
    otherwise: { en: 'your address', es: 'su domicilio' },
    longest: 30,
  },
  zip: {
    label: { en: 'ZIP code of the service', es: 'código postal del servicio' },
    otherwise: { en: 'your ZIP code', es: 'su código postal' },
    longest: 17,
  },
  plan: {
    label: { en: 'plan', es: 'plan' },
    otherwise: { en: 'your plan', es: 'su plan' },
    longest: 30,
  },
  contractEnd: {
    label: { en: 'last day of the contract', es: 'último día del contrato' },
    otherwise: { en: 'the end of your contract', es: 'el fin de su contrato' },
    longest: 26,
  },
} as const satisfies Readonly<Record<string, MergeField>>

/** The name of a merge field. */
export type MergeFieldName = keyof typeof mergeFields

/** Their names, in the order in which they are offered. */
export const mergeFieldNames = Object.keys(mergeFields) as readonly MergeFieldName[]
