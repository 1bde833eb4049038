import { threadProcessorMs } from '@porchlight/test-kit/processor-time'
import { describe, expect, it } from 'vitest'
import { type AnswerMeaning, classifyAnswer } from './classify-answer'

const answers: Readonly<Record<AnswerMeaning, readonly string[]>> = {
  stop: [
    ...[
      'STOP',
      'stop',
      ' Stop. ',
      'STOP!!!',
      'S-T-O-P'.replaceAll('-', ''),
      'stopall',
      'StOp please',
      'Please stop',
    ],
    ...[
      'Quit',
      'END',
      'revoke',
      'Opt out',
      'OPT-OUT',
      'optout',
      'cancel',
      'UNSUBSCRIBE',
      'remove me',
      'no more',
    ],
    ...[
      'Please stop texting me',
      'stop sending me these messages',
      "Don't text me anymore",
      'do not contact me again',
    ],
    ...['No more texts please', 'take me off your list', 'Leave me alone', 'lose my number', 'wrong number'],
    ...[
      'I want to opt out of these alerts',
      'I revoke my consent',
      'quit bothering me',
      'cancel my text alerts',
    ],
    ...['ALTO', 'alto.', '¡Alto!', 'PARAR', 'Cancelar', 'baja', 'Darme de baja', 'ya basta', 'fin', 'No más'],
    ...[
      'No me manden más mensajes',
      'ya no quiero recibir mensajes',
      'dejen de escribirme',
      'dejen de mandarme textos',
    ],
    ...['Quiten mi número', 'borren mi número por favor', 'quítenme de la lista', 'No quiero más alertas'],
    ...[
      'por favor paren los mensajes',
      'número equivocado',
      'no me escriban',
      'cancelar mi suscripción',
      'déjenme en paz',
    ],
  ],
  help: [
    'HELP',
    'help me',
    'Help!',
    'info',
    '?',
    '¿?',
    'AYUDA',
    'ayuda por favor',
    'Necesito ayuda',
    'información',
  ],
  start: ['START', 'unstop', 'Comenzar', 'ALTA'],
  other: [
    ...[
      'thanks',
      'ok',
      'Gracias',
      'yes',
      '',
      '👍',
      'When is my bill due?',
      'I paid yesterday',
      'que significa esto',
    ],
    ...[
      "please don't stop my service",
      'Do not stop the texts',
      'The lights went out at my house',
      'no me llegó la factura',
    ],
    ...["I didn't get a message about my bill", 'no paren los mensajes', 'Can I stop by your office?'],
  ],
}

describe.each(Object.entries(answers))('%s', (meaning, texts) => {
  it.each(texts)('%s', (text) => {
    expect(classifyAnswer(text).meaning).toBe(meaning)
  })
})

it('tells the language of what was written', () => {
  expect(['ALTO', 'No me manden más mensajes', 'ayuda'].map((text) => classifyAnswer(text).language)).toEqual(
    ['es', 'es', 'es'],
  )
  expect(['stop', 'no more texts'].map((text) => classifyAnswer(text).language)).toEqual(['en', 'en'])
})

it('takes no noticeable time for the longest of hostile texts', () => {
  const startedAt = threadProcessorMs()
  for (const piece of ['no ', 'stop ', 'a', 'don t ', 'paren de ']) classifyAnswer(piece.repeat(10_000))
  expect(threadProcessorMs() - startedAt).toBeLessThan(1_000)
})
