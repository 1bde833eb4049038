import type { StateTable, ValidationRule } from '@porchlight/metadata'
import { matching, notNegative } from '@porchlight/metadata'

export const contentVersionRules: readonly ValidationRule[] = [
  ...notNegative('ContentSize'),
  // The formats that are accepted (`docs/specification/portal.md` section 5).
  matching('FileExtension', /^(png|pdf|jpg|doc|docx|jpeg|gif|tiff|csv)$/, {
    en: 'Choose a png, pdf, jpg, doc, docx, jpeg, gif, tiff or csv file.',
    es: 'Elija un archivo png, pdf, jpg, doc, docx, jpeg, gif, tiff o csv.',
  }),
  matching('Checksum', /^[0-9a-f]{64}$/, {
    en: 'Enter 64 hexadecimal digits.',
    es: 'Escriba 64 dígitos hexadecimales.',
  }),
]

export const contentVersionStateTables: readonly StateTable[] = [
  {
    fieldApiName: 'Scan_Status__c',
    initial: ['Pending'],
    transitions: { Pending: ['Clean', 'Infected'] },
  },
]
