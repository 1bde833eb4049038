import type { FieldDeclaration } from '@porchlight/metadata'

const feature = (label: FieldDeclaration['label']) =>
  ({
    dataType: 'Boolean',
    label,
    inlineHelpText: {
      en: 'Whether customers can turn it on in the portal. Those who have it keep it, and can turn it off.',
      es: 'Si los clientes pueden activarlo en el portal. Quienes ya lo tienen lo conservan y pueden desactivarlo.',
    },
    required: true,
    defaultValue: true,
  }) as const satisfies FieldDeclaration

/** The fields that say which features of the portal a brand offers. */
export const brandFeatureFieldDeclarations = {
  Offers_Autopay__c: feature({ en: 'AutoPay', es: 'Pago automático' }),
  Offers_Paperless__c: feature({ en: 'Paperless billing', es: 'Facturación electrónica' }),
  Offers_Text_Alerts__c: feature({ en: 'Text message alerts', es: 'Alertas por mensaje de texto' }),
}
