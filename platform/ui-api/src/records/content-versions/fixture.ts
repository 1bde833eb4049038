import type { CallFixture, FixtureRequest } from '../../define/fixture'
import { createContentDocumentAndVersionContract, createContentVersionContract } from './contract'

const boundary = 'example'
const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'

/** Creates a form with one file and any further parts. */
function form(
  fileName: string,
  content: string,
  parts: Readonly<Record<string, string>> = {},
): FixtureRequest {
  const fields = Object.entries(parts).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const file = `--${boundary}\r\nContent-Disposition: form-data; name="fileData"; filename="${fileName}"\r\nContent-Type: application/octet-stream\r\n\r\n${content}\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: `${fields.join('')}${file}--${boundary}--\r\n`,
  }
}

const refused = [
  {
    title: 'a body that is no form',
    viewer: 'customer',
    request: () => ({ body: {} }),
    gives: 'unsupportedMediaType',
  },
  {
    title: 'a form without a file',
    viewer: 'customer',
    request: () => ({
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: `--${boundary}\r\nContent-Disposition: form-data; name="title"\r\n\r\nLease\r\n--${boundary}--\r\n`,
    }),
    gives: 'invalidParameter',
  },
  {
    title: 'a file whose bytes are not what its name says',
    viewer: 'customer',
    request: () => form('photo.png', pdf),
    gives: 'invalidFileFormat',
  },
  {
    title: 'a file that is too large',
    viewer: 'customer',
    request: () => form('lease.pdf', pdf + ' '.repeat(20 * 1_048_576)),
    gives: 'fileTooLarge',
  },
  {
    title: 'a document that is locked with a password',
    viewer: 'customer',
    request: () => form('lease.pdf', `${pdf}trailer\n<</Encrypt 5 0 R>>\n`),
    gives: 'fileLocked',
  },
  {
    title: 'a photo that only some devices can open',
    viewer: 'customer',
    request: () => form('photo.heic', 'a photo'),
    gives: 'fileHeic',
  },
  {
    title: 'a picture that holds a script',
    viewer: 'customer',
    request: () => form('photo.gif', 'GIF89a/*<script>alert(1)</script>'),
    gives: 'fileMixed',
  },
  {
    title: 'a picture that says to be 30,000 pixels wide and high',
    viewer: 'customer',
    request: () => form('photo.gif', 'GIF89a0u0u'),
    gives: 'fileTooLargeInside',
  },
  {
    title: 'an empty file',
    viewer: 'customer',
    request: () => form('lease.pdf', ''),
    gives: 'emptyFile',
  },
  {
    title: 'a file after forty on one day',
    viewer: 'customer',
    request: () => form('lease.pdf', pdf),
    gives: 'fileQuota',
    sentBefore: 40,
  },
] as const

export const fixtures: readonly CallFixture[] = [
  {
    contract: createContentDocumentAndVersionContract,
    shape: 'ContentDocumentComposite',
    cases: [
      {
        title: 'a file with a title',
        viewer: 'customer',
        request: () => form('lease.pdf', pdf, { title: 'Lease', description: 'Signed' }),
        gives: 'success',
      },
      {
        title: 'a file for a case, in a part of JSON',
        viewer: 'advisor',
        request: ({ own }) =>
          form('lease.pdf', pdf, {
            json: JSON.stringify({ title: 'Lease', firstPublishLocationId: own('Case') }),
          }),
        gives: 'success',
      },
      { title: 'a guest', viewer: 'guest', request: () => form('lease.pdf', pdf), gives: 'forbidden' },
      ...refused,
    ],
  },
  {
    contract: createContentVersionContract,
    shape: 'ContentDocumentComposite',
    refusal: 'forbidden',
    cases: [
      {
        title: 'a new version of a file of one’s own',
        viewer: 'customer',
        request: ({ own }) => ({
          ...form('lease.pdf', pdf),
          params: { contentDocumentId: own('ContentDocument') },
        }),
        gives: 'success',
      },
      ...refused.map((example) => ({
        ...example,
        request: ({ own }: { own: (objectApiName: string) => string }): FixtureRequest => ({
          ...example.request(),
          params: { contentDocumentId: own('ContentDocument') },
        }),
      })),
    ],
  },
]
