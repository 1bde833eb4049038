import type { CallFixture } from '../../define/fixture'
import { getDuplicatesContract } from './contract'

export const fixtures: readonly CallFixture[] = [
  {
    contract: getDuplicatesContract,
    shape: 'Duplicates',
    cases: [
      {
        title: 'a person who is a customer already',
        viewer: 'advisor',
        request: () => ({
          body: {
            apiName: 'Contact',
            allowSaveOnDuplicate: false,
            fields: {
              FirstName: 'Dana',
              LastName: 'Whitcomb',
              Email: 'dana.whitcombe@example.com',
              Customer_Brand__c: 'first',
            },
          },
        }),
        gives: 'success',
      },
      {
        title: 'a change of an own record',
        viewer: 'customer',
        request: (world) => ({
          body: { apiName: 'Contact', fields: { Id: world.own('Contact'), MobilePhone: '(713) 555-0121' } },
        }),
        gives: 'success',
      },
      {
        title: 'a record of another customer',
        viewer: 'customer',
        request: (world) => ({ body: { apiName: 'Contact', fields: { Id: world.foreign('Contact') } } }),
        gives: 'notFound',
      },
      {
        title: 'an object of which the viewer reads nothing',
        viewer: 'guest',
        request: () => ({ body: { apiName: 'Contact', fields: { Email: 'nobody@example.com' } } }),
        gives: 'notFound',
      },
      {
        title: 'an id that is no id',
        viewer: 'advisor',
        request: () => ({ body: { apiName: 'Contact', fields: { Id: 'Dana' } } }),
        gives: 'invalidRecordId',
      },
      {
        title: 'a field that does not exist',
        viewer: 'advisor',
        request: () => ({ body: { apiName: 'Contact', fields: { Shoe_Size__c: 38 } } }),
        gives: 'unknownField',
      },
      {
        title: 'no object',
        viewer: 'advisor',
        request: () => ({ body: { fields: { Email: 'nobody@example.com' } } }),
        gives: 'invalidRecordInput',
      },
      {
        title: 'no fields',
        viewer: 'advisor',
        request: () => ({ body: { apiName: 'Contact' } }),
        gives: 'invalidParameter',
      },
    ],
  },
]
