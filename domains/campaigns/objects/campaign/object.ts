import { defineObject, namedValues } from '@porchlight/metadata'
import { brandValues } from '../../../customer-service/objects/brand-values'
import { campaignChannelNames, campaignPurposeNames, campaignStatusNames } from '../../facts/campaign-values'
import { campaignAccess } from './access'
import { courseFields } from './course-fields'
import { filterFieldDeclarations } from './filter-fields'
import { pageValues } from './filter-values'
import { campaignLayouts } from './layouts'
import { campaignListViews } from './list-views'
import { campaignRelatedLists } from './related-lists'
import { campaignRules, campaignStateTables } from './rules'
import { wordFields } from './word-fields'

/**
 * A message to all customers concerned by a matter: its content in both languages, its audience and its time. It is
 * sent only after a second person approved exactly that.
 */
export const campaignObject = defineObject({
  apiName: 'Campaign__c',
  keyPrefix: 'a0l',
  label: { en: 'Campaign', es: 'Campaña' },
  labelPlural: { en: 'Campaigns', es: 'Campañas' },
  fields: {
    Name: {
      dataType: 'String',
      label: { en: 'Name for staff', es: 'Nombre para el personal' },
      length: 80,
      nameField: true,
      required: true,
    },
    Brand__c: {
      dataType: 'Picklist',
      label: { en: 'Brand', es: 'Marca' },
      required: true,
      indexed: true,
      values: brandValues,
    },
    Purpose__c: {
      dataType: 'Picklist',
      label: { en: 'Purpose', es: 'Propósito' },
      inlineHelpText: {
        en: 'What concerns the service of those who get it is a notice. Whatever is to sell something is an offer: customers turn offers off, and get texts of them only after agreeing to it.',
        es: 'Lo que concierne al servicio de quien lo recibe es un aviso. Lo que busca vender algo es una oferta: los clientes pueden desactivarlas y solo reciben mensajes de texto con ofertas si los aceptaron.',
      },
      required: true,
      defaultValue: 'Service',
      values: namedValues(campaignPurposeNames),
    },
    Channel__c: {
      dataType: 'Picklist',
      label: { en: 'Sent by', es: 'Se envía por' },
      required: true,
      defaultValue: 'Email',
      values: namedValues(campaignChannelNames),
    },
    Status__c: {
      dataType: 'Picklist',
      label: { en: 'Status', es: 'Estado' },
      required: true,
      indexed: true,
      defaultValue: 'Draft',
      values: namedValues(campaignStatusNames),
    },
    Planned_At__c: {
      dataType: 'DateTime',
      label: { en: 'Sent from', es: 'Se envía desde' },
      inlineHelpText: {
        en: 'Empty: as soon as it is approved. Texts wait for the hours in which they may come.',
        es: 'Vacío: en cuanto se apruebe. Los mensajes de texto esperan las horas permitidas.',
      },
    },
    Send_Until__c: {
      dataType: 'DateTime',
      label: { en: 'Not sent after', es: 'No se envía después de' },
      inlineHelpText: {
        en: 'Whoever has not been written to by then is left out: after the storm nobody needs its warning.',
        es: 'Quien no lo haya recibido para entonces queda fuera: después de la tormenta, el aviso ya no sirve.',
      },
    },
    Page__c: {
      dataType: 'Picklist',
      label: { en: 'Page that it leads to', es: 'Página a la que lleva' },
      inlineHelpText: {
        en: 'Of the brand’s own site. An email always leads to one, home when this is empty.',
        es: 'Del sitio de la propia marca. Un correo siempre lleva a una; si está vacío, al inicio.',
      },
      values: pageValues,
    },
    ...wordFields,
    ...filterFieldDeclarations,
    ...courseFields,
  },
  layouts: campaignLayouts,
  listViews: campaignListViews,
  relatedLists: campaignRelatedLists,
  rules: campaignRules,
  stateTables: campaignStateTables,
  access: campaignAccess,
})
