import { allRecords, anyOf, defineObject, type Label, noRecords, recordsWhere } from '@porchlight/metadata'

const say = (en: string): Label => ({ en, es: `${en} (es)` })
const picklist = (...values: readonly string[]) =>
  values.map((value) => ({ value, label: { en: `${value} label`, es: `${value} etiqueta` } }))

const user = defineObject({
  apiName: 'User',
  keyPrefix: '005',
  label: say('User'),
  labelPlural: say('Users'),
  fields: { Name: { dataType: 'String', length: 80, nameField: true, label: say('Name') } },
  listViews: [],
  relatedLists: [],
  rules: [],
  stateTables: [],
  access: {
    customer: { records: recordsWhere(['Id'], 'userId'), read: 'all' },
    advisor: { records: anyOf(recordsWhere(['Id'], 'userId'), noRecords), read: 'all' },
    admin: { records: anyOf(recordsWhere(['Id'], 'userId'), allRecords), read: 'all' },
  },
})

/**
 * A vault can be opened only by administrators; supervisors only know that it exists; for everyone else it does not.
 */
const vault = defineObject({
  apiName: 'Vault__c',
  keyPrefix: 'a08',
  label: say('Vault'),
  labelPlural: say('Vaults'),
  fields: { Name: { dataType: 'String', length: 80, nameField: true, label: say('Name') } },
  listViews: [],
  relatedLists: [],
  rules: [],
  stateTables: [],
  access: {
    supervisor: { records: allRecords, read: [] },
    admin: { records: allRecords, read: 'all', create: 'all', delete: true },
  },
})

const contact = defineObject({
  apiName: 'Contact',
  keyPrefix: '003',
  label: say('Contact'),
  labelPlural: say('Contacts'),
  fields: {
    Name: { dataType: 'String', length: 121, nameField: true, label: say('Name') },
    FirstName: { dataType: 'String', length: 40, label: say('First Name') },
    LastName: { dataType: 'String', length: 80, required: true, label: say('Last Name') },
    Email: { dataType: 'Email', length: 80, unique: true, label: say('Email') },
    Brand__c: { dataType: 'Picklist', values: picklist('first', 'second'), label: say('Brand') },
  },
  listViews: [],
  relatedLists: [],
  derived: {
    fields: ['Name'],
    compute: ({ FirstName, LastName }) => ({
      Name: [FirstName, LastName].filter((part) => typeof part === 'string').join(' '),
    }),
  },
  rules: [],
  stateTables: [],
  access: {
    customer: {
      records: recordsWhere(['Id'], 'contactId'),
      read: ['Name', 'FirstName', 'LastName', 'Email'],
      update: ['FirstName'],
    },
    advisor: { records: recordsWhere(['Brand__c'], 'brand'), read: ['Name', 'Email', 'Brand__c'] },
    admin: { records: allRecords, read: 'all', create: 'all', update: 'all', delete: true },
  },
})

const account = defineObject({
  apiName: 'Account',
  keyPrefix: '001',
  label: say('Account'),
  labelPlural: say('Accounts'),
  fields: {
    Name: { dataType: 'String', length: 80, nameField: true, required: true, label: say('Name') },
    Number__c: { dataType: 'String', length: 20, unique: true, label: say('Number') },
    ContactId: {
      dataType: 'Reference',
      referenceTo: 'Contact',
      relationshipName: 'Contact',
      childRelationshipName: 'Accounts',
      label: say('Contact'),
    },
    Vault__c: {
      dataType: 'Reference',
      referenceTo: 'Vault__c',
      relationshipName: 'Vault__r',
      label: say('Vault'),
    },
    Brand__c: { dataType: 'Picklist', values: picklist('first', 'second'), label: say('Brand') },
    Status__c: {
      dataType: 'Picklist',
      values: picklist('Pending', 'Active', 'Closed'),
      defaultValue: 'Pending',
      label: say('Status'),
    },
    Balance__c: { dataType: 'Currency', precision: 10, scale: 2, label: say('Balance') },
    Opened__c: { dataType: 'Date', label: say('Opened') },
    Secret__c: { dataType: 'String', length: 40, label: say('Secret') },
  },
  listViews: [
    {
      apiName: 'AllAccounts',
      label: say('All Accounts'),
      displayColumns: ['Name', 'Status__c'],
      orderedBy: [{ fieldApiName: 'Name', isAscending: true }],
    },
  ],
  relatedLists: [
    {
      relatedListId: 'Usages__r',
      label: say('Usage'),
      displayColumns: ['Name'],
      orderedBy: [{ fieldApiName: 'Period__c', isAscending: false }],
    },
  ],
  rules: [
    {
      name: 'opened-not-in-future',
      check: ({ next, now }) =>
        typeof next.Opened__c === 'string' && next.Opened__c > now.toISOString().slice(0, 10)
          ? {
              fieldApiName: 'Opened__c',
              message: { en: 'Opened is in the future.', es: 'Está en el futuro.' },
            }
          : null,
    },
  ],
  stateTables: [
    {
      fieldApiName: 'Status__c',
      initial: ['Pending'],
      transitions: { Pending: ['Active'], Active: ['Closed'] },
    },
  ],
  access: {
    customer: {
      records: recordsWhere(['ContactId'], 'contactId'),
      read: ['Name', 'Number__c', 'ContactId', 'Vault__c', 'Status__c', 'Balance__c', 'Opened__c'],
      update: ['Name', 'ContactId', 'Opened__c'],
    },
    advisor: {
      records: recordsWhere(['Brand__c'], 'brand'),
      read: ['Name', 'Number__c', 'ContactId', 'Brand__c', 'Status__c', 'Opened__c'],
      create: ['Name', 'Number__c', 'ContactId', 'Brand__c', 'Opened__c'],
      update: ['Name', 'Brand__c', 'ContactId', 'Status__c'],
    },
    admin: { records: allRecords, read: 'all', create: 'all', update: 'all', delete: true },
  },
})

const usage = defineObject({
  apiName: 'Usage__c',
  keyPrefix: 'a00',
  label: say('Usage'),
  labelPlural: say('Usage'),
  fields: {
    Name: { dataType: 'String', length: 80, nameField: true, label: say('Name') },
    Account__c: {
      dataType: 'Reference',
      referenceTo: 'Account',
      relationshipName: 'Account__r',
      childRelationshipName: 'Usages__r',
      required: true,
      label: say('Account'),
    },
    Parent__c: {
      dataType: 'Reference',
      referenceTo: 'Usage__c',
      relationshipName: 'Parent__r',
      label: say('Parent'),
    },
    Period__c: { dataType: 'Date', label: say('Period') },
    Read_At__c: { dataType: 'DateTime', label: say('Read At') },
    Kwh__c: { dataType: 'Double', precision: 10, scale: 2, label: say('Kilowatt Hours') },
    Days__c: { dataType: 'Int', label: say('Days') },
    Estimated__c: { dataType: 'Boolean', label: say('Estimated') },
    Remark__c: { dataType: 'TextArea', length: 500, label: say('Remark') },
  },
  listViews: [],
  relatedLists: [],
  rules: [],
  stateTables: [],
  access: {
    customer: {
      records: recordsWhere(['Account__c', 'ContactId'], 'contactId'),
      read: [
        'Name',
        'Account__c',
        'Parent__c',
        'Period__c',
        'Read_At__c',
        'Kwh__c',
        'Days__c',
        'Estimated__c',
        'Remark__c',
      ],
      create: ['Name', 'Account__c', 'Kwh__c', 'Days__c', 'Remark__c'],
      update: ['Remark__c', 'Account__c'],
    },
    advisor: {
      records: anyOf(
        recordsWhere(['Account__c', 'Brand__c'], 'brand'),
        recordsWhere(['Account__c', 'ContactId', 'Brand__c'], 'brand'),
      ),
      read: 'all',
    },
    admin: { records: allRecords, read: 'all', create: 'all', update: 'all', delete: true },
  },
})

/** The objects that the engine's tests run on: every kind of row rule and of field, and no more. */
export const testObjects = [user, vault, contact, account, usage]
