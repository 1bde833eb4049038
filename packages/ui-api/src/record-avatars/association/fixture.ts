import type { CallFixture } from '../../define/fixture'
import { updateRecordAvatarContract } from './contract'

const photo = {
  type: 'Photo',
  photoUrl: 'https://example.com/photo.png',
  externalId: 'x-1',
  profileName: 'Team',
}

export const fixtures: readonly CallFixture[] = [
  {
    contract: updateRecordAvatarContract,
    shape: null,
    cases: [
      {
        title: 'a picture',
        viewer: 'admin',
        request: ({ own }) => ({ params: { recordId: own('Account') }, body: photo }),
        gives: 'success',
      },
      {
        title: 'back to the theme',
        viewer: 'admin',
        request: ({ own }) => ({ params: { recordId: own('Account') }, body: { type: 'Theme' } }),
        gives: 'success',
      },
      {
        title: 'a type that there is not',
        viewer: 'admin',
        request: ({ own }) => ({ params: { recordId: own('Account') }, body: { type: 'Sound' } }),
        gives: 'unsupportedAvatarType',
      },
      {
        title: 'a name with a character that no text holds',
        viewer: 'admin',
        request: ({ own }) => ({
          params: { recordId: own('Account') },
          body: { type: 'Photo', photoUrl: 'https://example.com/photo.png', profileName: 'a\0b' },
        }),
        gives: 'invalidParameter',
      },
      {
        title: 'an address that is a script',
        viewer: 'admin',
        request: ({ own }) => ({
          params: { recordId: own('Account') },
          body: { type: 'Photo', photoUrl: 'javascript:alert(1)' },
        }),
        gives: 'invalidParameter',
      },
      {
        title: 'a record of another',
        viewer: 'customer',
        request: ({ foreign }) => ({ params: { recordId: foreign('Account') }, body: photo }),
        gives: 'notFound',
      },
      {
        title: 'a record that the viewer may not change',
        viewer: 'customer',
        request: ({ own }) => ({ params: { recordId: own('Bill__c') }, body: photo }),
        gives: 'forbidden',
      },
      {
        title: 'an id that is none',
        viewer: 'admin',
        request: () => ({ params: { recordId: 'short' }, body: photo }),
        gives: 'invalidRecordId',
      },
    ],
  },
]
