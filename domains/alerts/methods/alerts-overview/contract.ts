import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { AlertKind } from '../../operations/alert-schemas'

const nullableText = (description: string) => Type.Union([Type.String(), Type.Null()], { description })

export const alertsOverviewContract = defineCall({
  name: 'alertsOverview',
  method: 'POST',
  isReading: true,
  path: '/CustomerPortalAlertController/alertsOverview',
  summary: 'Where one stands with text alerts: the number, what one is told of, and what to do next.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object({}, { additionalProperties: false }),
  answer: Type.Object({
    step: Type.Union([
      Type.Literal('number'),
      Type.Literal('code'),
      Type.Literal('choose'),
      Type.Literal('on'),
      Type.Literal('none'),
    ]),
    number: nullableText('The number that the step is about, `(713) 555-0121`.'),
    kinds: Type.Array(AlertKind, { description: 'What one is told of, or was told of last.' }),
    offered: Type.Array(AlertKind, { description: 'What one can be told of.' }),
    threshold: Type.Union([Type.Number(), Type.Null()], {
      description: 'The expected bill from which high usage is told, in dollars.',
    }),
    codeSentAt: nullableText('When the code that is waited for was asked for, ISO 8601.'),
    isCodeOver: Type.Boolean({ description: 'Whether the last code is too old, or was guessed too often.' }),
    isStopped: Type.Boolean({ description: 'Whether somebody wrote STOP from that number.' }),
    sender: Type.String({ description: 'The number that our texts come from, for START.' }),
    consentWords: nullableText('What is agreed to, in the language of the request; null without a number.'),
    consentVersion: Type.String({ description: 'Which edition of those words; to be sent back.' }),
    offers: Type.Union(
      [
        Type.Object({
          isOn: Type.Boolean({ description: 'Whether one has agreed to offers by text.' }),
          words: Type.String({ description: 'What is agreed to, in the language of the request.' }),
          version: Type.String({ description: 'Which edition of those words; to be sent back.' }),
        }),
        Type.Null(),
      ],
      { description: 'Null while alerts are not on: offers go to verified numbers alone.' },
    ),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidSession', 'forbidden'],
  source: 'docs/specification/portal.md sections 1 and 9',
})
