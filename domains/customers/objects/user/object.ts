import { defineObject } from '@porchlight/metadata'
import { brandValues } from '../../../customer-service/objects/brand-values'
import { userAccess } from './access'
import { userLayouts } from './layouts'
import { userListViews } from './list-views'
import { userRelatedLists } from './related-lists'
import { userDerived, userRules, userStateTables } from './rules'
import { userSearch } from './search'

/** A login: a customer's, whose person is the contact, or that of a member of staff. */
export const userObject = defineObject({
  apiName: 'User',
  keyPrefix: '005',
  label: { en: 'User', es: 'Usuario' },
  labelPlural: { en: 'Users', es: 'Usuarios' },
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
    Username: {
      dataType: 'Email',
      label: { en: 'Username', es: 'Nombre de usuario' },
      length: 80,
      required: true,
      unique: true,
    },
    Email: { dataType: 'Email', label: { en: 'Email', es: 'Correo electrónico' }, length: 80 },
    ContactId: {
      dataType: 'Reference',
      label: { en: 'Contact ID', es: 'Id. de contacto' },
      referenceTo: 'Contact',
      relationshipName: 'Contact',
      childRelationshipName: 'Users',
      // Two ways in at the same moment, such as a registration and an import, give a person one login.
      unique: true,
    },
    Calc_Contact_Id__c: {
      dataType: 'String',
      label: { en: 'Contact ID as text', es: 'Id. de contacto como texto' },
      length: 18,
    },
    Portal_Role__c: {
      dataType: 'Picklist',
      label: { en: 'Portal role', es: 'Función en el portal' },
      required: true,
      indexed: true,
      defaultValue: 'Customer',
      values: [
        { value: 'Customer', label: { en: 'Customer', es: 'Cliente' } },
        { value: 'Advisor', label: { en: 'Advisor', es: 'Asesor' } },
        { value: 'Supervisor', label: { en: 'Supervisor', es: 'Supervisor' } },
        { value: 'Admin', label: { en: 'Administrator', es: 'Administrador' } },
        { value: 'System', label: { en: 'System', es: 'Sistema' } },
      ],
    },
    Served_Brand__c: {
      dataType: 'Picklist',
      label: { en: 'Served brand', es: 'Marca atendida' },
      inlineHelpText: {
        en: 'The brand whose customers this advisor or supervisor serves.',
        es: 'La marca a cuyos clientes atiende este asesor o supervisor.',
      },
      values: brandValues,
    },
    IsActive: {
      dataType: 'Boolean',
      label: { en: 'Active', es: 'Activo' },
      required: true,
      defaultValue: true,
    },
    LanguageLocaleKey: {
      dataType: 'Picklist',
      label: { en: 'Language', es: 'Idioma' },
      required: true,
      defaultValue: 'en_US',
      values: [
        { value: 'en_US', label: { en: 'English', es: 'Inglés' } },
        { value: 'es_US', label: { en: 'Spanish', es: 'Español' } },
      ],
    },
    TimeZoneSidKey: {
      dataType: 'String',
      label: { en: 'Time zone', es: 'Zona horaria' },
      length: 40,
      defaultValue: 'America/Chicago',
    },
  },
  layouts: userLayouts,
  listViews: userListViews,
  relatedLists: userRelatedLists,
  search: userSearch,
  derived: userDerived,
  rules: userRules,
  stateTables: userStateTables,
  access: userAccess,
})
