import type { CallFixture, FixtureCase } from '../../define/fixture'
import { performQuickActionContract, performUpdateRecordQuickActionContract } from './contract'

/** The rejections that both calls share. */
const refusals: readonly FixtureCase[] = [
  {
    title: 'an action of a record without one',
    viewer: 'advisor',
    request: () => ({
      params: { actionApiName: 'Case.Reply' },
      body: { fields: { CommentBody: 'Hello.' } },
    }),
    gives: 'invalidRecordInput',
  },
  {
    title: 'an action that the viewer may not perform',
    viewer: 'customer',
    request: (world) => ({
      params: { actionApiName: 'Case.Escalate' },
      body: { contextId: world.own('Case'), fields: { Comments: 'Now.' } },
    }),
    gives: 'notFound',
  },
  {
    title: 'a field that the form does not have',
    viewer: 'customer',
    request: (world) => ({
      params: { actionApiName: 'Case.Reply' },
      body: { contextId: world.own('Case'), fields: { CommentBody: 'Hello.', IsPublished: false } },
    }),
    gives: 'fieldNotWritable',
  },
  {
    title: 'a form without what it needs',
    viewer: 'customer',
    request: (world) => ({
      params: { actionApiName: 'Case.Reply' },
      body: { contextId: world.own('Case'), fields: {} },
    }),
    gives: 'requiredFieldMissing',
  },
  {
    title: 'a value of another type',
    viewer: 'advisor',
    request: (world) => ({
      params: { actionApiName: 'Case.Assign' },
      body: { contextId: world.own('Case'), fields: { OwnerId: 'nobody' } },
    }),
    gives: 'invalidFieldValue',
  },
  {
    title: 'an owner who is no member of staff',
    viewer: 'advisor',
    request: (world) => ({
      params: { actionApiName: 'Case.Assign' },
      body: { contextId: world.own('Case'), fields: { OwnerId: world.own('User') } },
    }),
    gives: 'ruleFailed',
  },
]

export const fixtures: readonly CallFixture[] = [
  {
    contract: performQuickActionContract,
    shape: 'QuickActionExecution',
    refusal: 'forbidden',
    cases: [
      {
        title: 'a customer’s reply',
        viewer: 'customer',
        request: (world) => ({
          params: { actionApiName: 'Case.Reply' },
          body: {
            contextId: world.own('Case'),
            apiName: 'CaseComment',
            allowSaveOnDuplicate: false,
            fields: { CommentBody: 'Hello.' },
          },
        }),
        gives: 'success',
      },
      {
        title: 'a note of an advisor',
        viewer: 'advisor',
        request: (world) => ({
          params: { actionApiName: 'Case.LogCall' },
          body: { contextId: world.own('Case'), fields: { Comments: 'Called back.' } },
        }),
        gives: 'success',
      },
      {
        title: 'a case on no record',
        viewer: 'customer',
        request: () => ({
          params: { actionApiName: 'NewCase' },
          body: { fields: { Subject: 'Hello', Description: 'Hello.' } },
        }),
        gives: 'success',
      },
      ...refusals,
    ],
  },
  {
    contract: performUpdateRecordQuickActionContract,
    shape: 'QuickActionExecution',
    refusal: 'forbidden',
    cases: [
      {
        title: 'a stop of text messages',
        viewer: 'customer',
        request: (world) => ({
          params: { actionApiName: 'Contact.StopTexts' },
          body: { contextId: world.own('Contact') },
        }),
        gives: 'success',
      },
      {
        title: 'a note of an advisor',
        viewer: 'advisor',
        request: (world) => ({
          params: { actionApiName: 'Case.LogCall' },
          body: { contextId: world.own('Case'), fields: { Comments: 'Called back.' } },
        }),
        gives: 'success',
      },
      ...refusals,
    ],
  },
]
