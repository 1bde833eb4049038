import { defineObject } from '@porchlight/metadata'
import { brandValues } from '../../../customer-service/objects/brand-values'
import { contactAccess } from './access'
import { contactActions } from './actions'
import { contactAfterRules } from './after-rules'
import { contactDuplicateRules } from './duplicate-rules'
import { contactLayouts } from './layouts'
import { contactListViews } from './list-views'
import { mailChoiceFields } from './mail-choice-fields'
import { contactRelatedLists } from './related-lists'
import { contactDerived, contactRules, contactStateTables } from './rules'
import { contactSearch } from './search'

/** A person who is a customer of one brand. */
export const contactObject = defineObject({
  apiName: 'Contact',
  keyPrefix: '003',
  label: { en: 'Contact', es: 'Contacto' },
  labelPlural: { en: 'Contacts', es: 'Contactos' },
  fields: {
    Name: {
      dataType: 'String',
      label: { en: 'Name', es: 'Nombre completo' },
      length: 121,
      nameField: true,
      indexed: true,
    },
    FirstName: { dataType: 'String', label: { en: 'First name', es: 'Nombre' }, length: 40 },
    LastName: { dataType: 'String', label: { en: 'Last name', es: 'Apellido' }, length: 80, required: true },
    Email: {
      dataType: 'Email',
      label: { en: 'Email', es: 'Correo electrónico' },
      length: 80,
      indexed: true,
    },
    MobilePhone: {
      dataType: 'Phone',
      label: { en: 'Mobile phone', es: 'Teléfono celular' },
      length: 40,
      indexed: true,
    },
    OtherPhone: { dataType: 'Phone', label: { en: 'Other phone', es: 'Otro teléfono' }, length: 40 },
    MailingPostalCode: {
      dataType: 'String',
      label: { en: 'Mailing ZIP code', es: 'Código postal de correo' },
      length: 20,
    },
    Preferred_Language__c: {
      dataType: 'Picklist',
      label: { en: 'Preferred language', es: 'Idioma preferido' },
      defaultValue: 'en',
      values: [
        { value: 'en', label: { en: 'English', es: 'Inglés' } },
        { value: 'es', label: { en: 'Spanish', es: 'Español' } },
      ],
    },
    Customer_Brand__c: {
      dataType: 'Picklist',
      label: { en: 'Brand', es: 'Marca' },
      required: true,
      indexed: true,
      values: brandValues,
    },
    IsEmailBounced: {
      dataType: 'Boolean',
      label: { en: 'Email bounced', es: 'Correo devuelto' },
      required: true,
      defaultValue: false,
    },
    ...mailChoiceFields,
    Legal_Hold__c: {
      dataType: 'String',
      label: { en: 'Legal hold', es: 'Retención legal' },
      length: 255,
    },
    Erased_At__c: {
      dataType: 'DateTime',
      label: { en: 'Erased on', es: 'Eliminado el' },
    },
  },
  layouts: contactLayouts,
  listViews: contactListViews,
  relatedLists: contactRelatedLists,
  quickActions: contactActions,
  search: contactSearch,
  derived: contactDerived,
  rules: contactRules,
  stateTables: contactStateTables,
  afterRules: contactAfterRules,
  duplicateRules: contactDuplicateRules,
  access: contactAccess,
})
