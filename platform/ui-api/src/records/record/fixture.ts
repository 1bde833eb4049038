import type { CallFixture, FixtureWorld } from '../../define/fixture'
import {
  createRecordContract,
  deleteRecordContract,
  getRecordContract,
  updateRecordContract,
} from './contract'

const message = (world: FixtureWorld) => ({
  apiName: 'Case',
  fields: {
    Subject: 'A question about my bill',
    Description: 'Why is it higher than last month?',
    ContactId: world.own('Contact'),
  },
})

const getCases: CallFixture['cases'] = [
  {
    title: 'named fields, one of them of another record',
    viewer: 'customer',
    request: (world) => ({
      params: { recordId: world.own('Case') },
      query: { fields: 'Case.Subject,Case.Account.Name', optionalFields: 'Case.Comments' },
    }),
    gives: 'success',
  },
  {
    title: 'the fields of a layout, with child records',
    viewer: 'customer',
    request: (world) => ({
      params: { recordId: world.own('Account') },
      query: {
        layoutTypes: 'Full,Compact',
        modes: 'View,Edit',
        childRelationships: 'Account.Cases,Account.Cases.Status',
        forms: 'Account.Details',
        pageSize: 2,
        page: 0,
        updateMru: true,
      },
    }),
    gives: 'success',
  },
  {
    title: 'no fields at all',
    viewer: 'customer',
    request: (world) => ({ params: { recordId: world.own('Case') } }),
    gives: 'missingSelection',
  },
  {
    title: 'fields beside a layout',
    viewer: 'customer',
    request: (world) => ({
      params: { recordId: world.own('Case') },
      query: { fields: 'Case.Subject', layoutTypes: 'Compact' },
    }),
    gives: 'success',
  },
  {
    title: 'a layout type that there is none of',
    viewer: 'customer',
    request: (world) => ({ params: { recordId: world.own('Case') }, query: { layoutTypes: 'Tiny' } }),
    gives: 'invalidParameter',
  },
  {
    title: 'a child relationship that there is none of',
    viewer: 'customer',
    request: (world) => ({
      params: { recordId: world.own('Case') },
      query: { layoutTypes: 'Compact', childRelationships: 'Case.Nothing' },
    }),
    gives: 'invalidParameter',
  },
  {
    title: 'a page of child records without a size',
    viewer: 'customer',
    request: (world) => ({
      params: { recordId: world.own('Account') },
      query: { layoutTypes: 'Compact', childRelationships: 'Account.Cases', pageSize: 0 },
    }),
    gives: 'numberOutsideRange',
  },
  {
    title: 'a name without its object',
    viewer: 'customer',
    request: (world) => ({ params: { recordId: world.own('Case') }, query: { fields: 'Subject' } }),
    gives: 'unqualifiedField',
  },
  {
    title: 'a required field that the viewer cannot read',
    viewer: 'customer',
    request: (world) => ({ params: { recordId: world.own('Case') }, query: { fields: 'Case.Comments' } }),
    gives: 'unknownField',
  },
  {
    title: 'a name over too many records',
    viewer: 'admin',
    request: (world) => ({
      params: { recordId: world.own('Case') },
      query: { fields: 'Case.CreatedBy.CreatedBy.CreatedBy.CreatedBy.CreatedBy.CreatedBy.Name' },
    }),
    gives: 'spanTooDeep',
  },
]

const createCases: CallFixture['cases'] = [
  {
    title: 'a message of a customer',
    viewer: 'customer',
    request: (world) => ({ body: message(world) }),
    gives: 'success',
  },
  {
    title: 'every switch, and the fields given in the answer',
    viewer: 'advisor',
    request: (world) => ({
      query: {
        handleOwnerChange: true,
        includeFieldsInBody: true,
        triggerOtherEmail: false,
        triggerUserEmail: true,
        useDefaultRule: true,
      },
      body: { ...message(world), allowSaveOnDuplicate: true },
    }),
    gives: 'success',
  },
  {
    title: 'a record of no object',
    viewer: 'admin',
    request: () => ({ body: { fields: {} } }),
    gives: 'invalidRecordInput',
  },
  {
    title: 'an object that there is none of',
    viewer: 'admin',
    request: () => ({ body: { apiName: 'Nothing__c', fields: {} } }),
    gives: 'notFound',
  },
  {
    title: 'an object of which the viewer creates no records',
    viewer: 'customer',
    request: () => ({ body: { apiName: 'Account', fields: { Name: 'Mine' } } }),
    gives: 'forbidden',
  },
  {
    title: 'an object of which the viewer reads nothing',
    viewer: 'guest',
    request: () => ({ body: { apiName: 'Case', fields: {} } }),
    gives: 'notFound',
  },
  {
    title: 'a field that the viewer cannot give',
    viewer: 'customer',
    request: (world) => ({
      body: { ...message(world), fields: { ...message(world).fields, Priority: 'High' } },
    }),
    gives: 'fieldNotWritable',
  },
  {
    title: 'a required field left out',
    viewer: 'customer',
    request: (world) => ({ body: { apiName: 'Case', fields: { ContactId: world.own('Contact') } } }),
    gives: 'requiredFieldMissing',
  },
  {
    title: 'a contact of somebody else',
    viewer: 'customer',
    request: (world) => ({
      body: {
        ...message(world),
        fields: { ...message(world).fields, ContactId: world.foreign('Contact') },
      },
    }),
    gives: 'invalidFieldValue',
  },
  {
    title: 'a new case with the day that it was closed',
    viewer: 'admin',
    request: (world) => ({
      body: {
        ...message(world),
        fields: {
          ...message(world).fields,
          ClosedDate: '2026-11-20T18:00:00Z',
        },
      },
    }),
    gives: 'ruleFailed',
  },
  {
    title: 'a user name that somebody has',
    viewer: 'admin',
    request: () => ({
      body: {
        apiName: 'User',
        fields: {
          LastName: 'Second',
          Username: 'supervisor@example.com',
          Portal_Role__c: 'Advisor',
          Served_Brand__c: 'first',
        },
      },
    }),
    gives: 'duplicateValue',
  },
]

const updateCases: CallFixture['cases'] = [
  {
    title: 'the language of the viewer',
    viewer: 'customer',
    request: (world) => ({
      params: { recordId: world.own('User') },
      query: {
        handleOwnerChange: true,
        triggerOtherEmail: false,
        triggerUserEmail: false,
        useDefaultRule: false,
      },
      body: { fields: { LanguageLocaleKey: 'en_US' } },
    }),
    gives: 'success',
  },
  {
    title: 'the name of another object',
    viewer: 'customer',
    request: (world) => ({
      params: { recordId: world.own('User') },
      body: { apiName: 'Case', fields: { LanguageLocaleKey: 'en_US' } },
    }),
    gives: 'invalidRecordInput',
  },
  {
    title: 'a field that the viewer cannot change',
    viewer: 'customer',
    request: (world) => ({ params: { recordId: world.own('User') }, body: { fields: { IsActive: false } } }),
    gives: 'fieldNotWritable',
  },
  {
    title: 'a value that the field does not have',
    viewer: 'customer',
    request: (world) => ({
      params: { recordId: world.own('User') },
      body: { fields: { LanguageLocaleKey: 'tlh' } },
    }),
    gives: 'invalidFieldValue',
  },
  {
    title: 'a user name that somebody has',
    viewer: 'admin',
    request: (world) => ({
      params: { recordId: world.own('User') },
      body: { fields: { Username: 'supervisor@example.com' } },
    }),
    gives: 'duplicateValue',
  },
  {
    title: 'a state that no longer follows',
    viewer: 'admin',
    request: (world) => ({
      params: { recordId: world.own('Account') },
      body: { fields: { Status__c: 'Pending' } },
    }),
    gives: 'invalidTransition',
  },
  {
    title: 'a number of a service point that is none',
    viewer: 'admin',
    request: (world) => ({
      params: { recordId: world.own('Account') },
      body: { fields: { ESIID__c: '20' } },
    }),
    gives: 'ruleFailed',
  },
  {
    title: 'a version that is long gone',
    viewer: 'customer',
    request: (world) => ({
      params: { recordId: world.own('User') },
      body: { fields: { LanguageLocaleKey: 'en_US' } },
      headers: { 'If-Unmodified-Since': 'Sat, 01 Jan 2000 00:00:00 GMT' },
    }),
    gives: 'modifiedSince',
  },
]

const deleteCases: CallFixture['cases'] = [
  {
    title: 'a record that nothing depends on',
    viewer: 'admin',
    request: (world) => ({ params: { recordId: world.own('Interval_Read__c') } }),
    gives: 'success',
  },
  {
    title: 'a record that the viewer sees and cannot delete',
    viewer: 'customer',
    request: (world) => ({ params: { recordId: world.own('Case') } }),
    gives: 'forbidden',
  },
  {
    title: 'a record that others depend on',
    viewer: 'admin',
    request: (world) => ({ params: { recordId: world.own('Contact') } }),
    gives: 'deleteFailed',
  },
]

export const fixtures: readonly CallFixture[] = [
  { contract: getRecordContract, shape: 'Record', cases: getCases },
  { contract: createRecordContract, shape: 'Record', cases: createCases },
  { contract: updateRecordContract, shape: 'Record', cases: updateCases },
  { contract: deleteRecordContract, shape: null, cases: deleteCases },
]
