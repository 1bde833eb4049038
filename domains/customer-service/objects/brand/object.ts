import { defineObject } from '@porchlight/metadata'
import { brandAccess } from './access'
import { brandFeatureFieldDeclarations } from './feature-fields'
import { brandLayouts } from './layouts'
import { brandLimitFieldDeclarations } from './limit-fields'
import { brandListViews } from './list-views'
import { brandRelatedLists } from './related-lists'
import { brandRules, brandStateTables } from './rules'

/** How customers of a brand reach it, and its legal links; the fields of `docs/specification/portal.md` section 3. */
export const brandObject = defineObject({
  apiName: 'Brand__c',
  keyPrefix: 'a01',
  label: { en: 'Brand', es: 'Marca' },
  labelPlural: { en: 'Brands', es: 'Marcas' },
  fields: {
    Name: {
      dataType: 'String',
      label: { en: 'Brand key', es: 'Clave de la marca' },
      length: 80,
      nameField: true,
      required: true,
      unique: true,
    },
    Customer_Service_Hours__c: {
      dataType: 'String',
      label: { en: 'Customer service hours', es: 'Horario de atención (inglés)' },
      length: 255,
    },
    Customer_Service_Hours_ES__c: {
      dataType: 'String',
      label: { en: 'Customer service hours (Spanish)', es: 'Horario de atención (español)' },
      length: 255,
    },
    Customer_Service_Phone_Number__c: {
      dataType: 'Phone',
      label: { en: 'Customer service phone', es: 'Teléfono de atención al cliente' },
      length: 40,
    },
    Certificate_Number__c: {
      dataType: 'String',
      label: { en: 'PUCT certificate number', es: 'Número de certificado de la PUCT' },
      inlineHelpText: {
        en: 'Of the retail electric provider, as facts labels print it (16 TAC 25.475(g)).',
        es: 'Del proveedor minorista de electricidad, como lo imprimen las etiquetas (16 TAC 25.475(g)).',
      },
      length: 20,
    },
    Postal_Address__c: {
      dataType: 'String',
      label: { en: 'Postal address', es: 'Dirección postal' },
      inlineHelpText: {
        en: 'On one line. Shown in every email offer, as the law requires (15 USC 7704(a)(5)); without it no offer is emailed.',
        es: 'En una línea. La llevan los correos con ofertas (15 USC 7704(a)(5)); sin ella no se envían.',
      },
      length: 200,
    },
    ...brandFeatureFieldDeclarations,
    ...brandLimitFieldDeclarations,
    Privacy_Policy_Link__c: {
      dataType: 'Url',
      label: { en: 'Privacy policy link', es: 'Enlace a la política de privacidad (inglés)' },
      length: 255,
    },
    Privacy_Policy_Link_ES__c: {
      dataType: 'Url',
      label: { en: 'Privacy policy link (Spanish)', es: 'Enlace a la política de privacidad (español)' },
      length: 255,
    },
    Terms_of_Use__c: {
      dataType: 'Url',
      label: { en: 'Terms of use link', es: 'Enlace a los términos de uso (inglés)' },
      length: 255,
    },
    Terms_of_Use_ES__c: {
      dataType: 'Url',
      label: { en: 'Terms of use link (Spanish)', es: 'Enlace a los términos de uso (español)' },
      length: 255,
    },
    Disclaimer__c: {
      dataType: 'TextArea',
      label: { en: 'Disclaimer', es: 'Aviso legal (inglés)' },
      length: 2000,
    },
    Disclaimer_ES__c: {
      dataType: 'TextArea',
      label: { en: 'Disclaimer (Spanish)', es: 'Aviso legal (español)' },
      length: 2000,
    },
  },
  layouts: brandLayouts,
  listViews: brandListViews,
  relatedLists: brandRelatedLists,
  rules: brandRules,
  stateTables: brandStateTables,
  access: brandAccess,
})
