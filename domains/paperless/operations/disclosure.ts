import type { Language } from '@porchlight/metadata'

/** The version of the texts below; another wording is another version. */
export const disclosureVersion = 'paperless-2026-11'

/** What the texts name. */
export interface DisclosedTerms {
  readonly brandName: string
  readonly accountNumber: string
  readonly servicePhone: string
}

/**
 * Returns the disclosures required before bills are delivered electronically (E-SIGN, 15 USC 7001(c)): the right to
 * paper, withdrawing the consent and the consequences, its scope, how to update the address, paper copies, and the
 * requirements for reading.
 */
export function paperlessDisclosures(
  { brandName, accountNumber, servicePhone }: DisclosedTerms,
  language: Language,
): readonly string[] {
  if (language === 'es') {
    return [
      `Usted tiene derecho a recibir sus facturas en papel, sin costo. Las facturas en papel de ${brandName} no tienen cargo.`,
      'Puede retirar este consentimiento en cualquier momento, en la página Facturación electrónica o por teléfono. No cuesta nada. Desde la factura siguiente, las facturas llegan en papel.',
      `Este consentimiento cubre las facturas y los avisos de facturación de la cuenta ${accountNumber}. Los avisos de desconexión siguen llegando en papel.`,
      'Mantenga su correo electrónico al día: cámbielo en Su perfil. Si un correo nos es devuelto, las facturas vuelven a llegar en papel.',
      `Puede pedir una copia en papel de cualquier factura, sin costo, al ${servicePhone} o con un mensaje.`,
      'Necesita un correo electrónico, un navegador actual y un programa que abra archivos PDF. Para guardar las facturas necesita espacio o una impresora.',
    ]
  }
  return [
    `You have the right to get your bills on paper, at no cost. Paper bills of ${brandName} have no fee.`,
    'You can withdraw this consent at any time, on the Paperless page or by phone. It costs nothing. From the next bill on, bills come on paper.',
    `This consent covers the bills and billing notices of account ${accountNumber}. Disconnection notices still come on paper.`,
    'Keep your email address up to date: change it in Your profile. If a mail comes back to us, bills come on paper again.',
    `You can ask for a paper copy of any bill, at no cost, at ${servicePhone} or by a message.`,
    'You need an email address, a current browser and a program that opens PDF files. To keep bills you need storage or a printer.',
  ]
}

/** What is agreed to, after the disclosures. */
export const agreement = {
  en: 'I could open the sample bill. I agree to get my bills electronically.',
  es: 'Pude abrir la factura de muestra. Acepto recibir mis facturas en forma electrónica.',
} as const

/** What is said when the consent is taken back. */
export const withdrawal = {
  en: 'I want my bills on paper again.',
  es: 'Quiero recibir mis facturas en papel otra vez.',
} as const

/** Returns the text as stored in a consent. */
export function consentText(terms: DisclosedTerms, language: Language): string {
  return [...paperlessDisclosures(terms, language), agreement[language]].join('\n')
}
