import type { CallFixture } from '../../define/fixture'
import { photoAddress } from '../../representation/photo-address'
import { updateRecordAvatarContract } from './contract'

const photoOf = (fileId: string) => ({
  type: 'Photo',
  photoUrl: `${photoAddress}${fileId}`,
  externalId: 'x-1',
  profileName: 'Team',
})
const photo = photoOf('069000000000001AAA')

export const fixtures: readonly CallFixture[] = [
  {
    contract: updateRecordAvatarContract,
    shape: null,
    cases: [
      {
        title: 'a picture',
        viewer: 'admin',
        request: ({ own }) => ({
          params: { recordId: own('Account') },
          body: photoOf(own('ContentDocument')),
        }),
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
          body: { ...photo, profileName: 'a\0b' },
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
        title: 'an address of another site',
        viewer: 'admin',
        request: ({ own }) => ({
          params: { recordId: own('Account') },
          body: { type: 'Photo', photoUrl: 'https://example.com/photo.png' },
        }),
        gives: 'invalidParameter',
      },
      {
        title: 'an address of ours that is no file',
        viewer: 'admin',
        request: ({ own }) => ({
          params: { recordId: own('Account') },
          body: { type: 'Photo', photoUrl: '/logout' },
        }),
        gives: 'invalidParameter',
      },
      {
        title: 'a file that there is not',
        viewer: 'admin',
        request: ({ own, unknown }) => ({
          params: { recordId: own('Account') },
          body: photoOf(unknown('ContentDocument')),
        }),
        gives: 'invalidParameter',
      },
      {
        title: 'a record that the viewer may not change',
        viewer: 'customer',
        request: ({ own }) => ({ params: { recordId: own('Bill__c') }, body: photo }),
        gives: 'forbidden',
      },
    ],
  },
]
