import { acceptedExtensions, formatNames } from '@porchlight/file-formats'
import type { ObjectDeclaration, StateTable, ValidationRule } from '@porchlight/metadata'
import { among, matching, notNegative } from '@porchlight/metadata'

/**
 * Where the bytes of the version are, below the server's address, for viewers who may read it once it is found clean.
 */
export const contentVersionDerived: NonNullable<ObjectDeclaration['derived']> = {
  fields: ['VersionDataUrl'],
  compute: ({ ContentDocumentId, VersionNumber }) => ({
    VersionDataUrl: `/lwr/apex/v65.0/CustomerPortalDocumentController/downloadFile?fileId=${ContentDocumentId}&version=${VersionNumber}`,
  }),
}

export const contentVersionRules: readonly ValidationRule[] = [
  ...notNegative('ContentSize'),
  among('FileExtension', acceptedExtensions, {
    en: `Choose a ${formatNames.en} file.`,
    es: `Elija un archivo ${formatNames.es}.`,
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
