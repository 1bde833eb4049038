import type { LabelPair, LabelSet } from '@porchlight/i18n'
import { describe, expect, it } from 'vitest'
import { jobs } from './jobs'
import { promises } from './promises'

const modules = import.meta.glob<Record<string, LabelSet>>(
  [
    './*/{screens,components,facts,methods,mails,texts}/**/*labels.ts',
    '../platform/page-parts/src/**/*labels.ts',
  ],
  { eager: true },
)

/** Words that promise a later act: of ours, of an advisor, or that something comes. */
const promising = {
  en: [
    /\bwe(’ll)? (also |then )?(write|send|email|call|text|answer|reply|refund)\b/i,
    /\bwe(’ll)? (tell|notify|remind) you\b/i,
    /\band write to you\b|\bwe let you know\b/i,
    /\badvisor (answers|replies|calls|writes)\b/i,
    /\ban email tells you\b|\bcomes? by email\b/i,
  ],
  es: [
    /\b(le|les|lo) (escrib|envi|llam|avis|inform|respond|record)(o|imos|iremos|amos|aremos|emos|eremos)(?!\p{L})/iu,
    /(?<!\p{L})(escribiremos|enviaremos|avisaremos|llamaremos|responderemos|respondemos|enviamos)(?!\p{L})/iu,
    /(?<!\p{L})asesor le responde|por correo electrónico cuando|facturas? llegan? por correo electrónico/iu,
  ],
} as const

/** Words of the same verbs that tell of what has happened or of what can be asked for. */
const past =
  /^(we have|we sent|we replied|we can)|^enviamos (un|otro|una)|^le respondimos|^se cerraron todas las sesiones\. le enviamos/i

const isText = (value: unknown): value is LabelPair =>
  typeof value === 'object' && value !== null && 'en' in value && 'es' in value

const textsOf = (text: LabelPair['en']) => (typeof text === 'string' ? [text] : [text.one, text.other])

/** Whether a label promises a later act in one of the languages. */
function isPromise(label: LabelPair): boolean {
  return (['en', 'es'] as const).some((language) =>
    textsOf(label[language])
      .flatMap((text) => text.split(/(?<=[.:;])\s/))
      .some((sentence) => !past.test(sentence) && promising[language].some((words) => words.test(sentence))),
  )
}

/** Every label of the portal by its folder and its key, `paperless/screens.onText`. */
const labels = new Map(
  Object.entries(modules).flatMap(([path, module]) =>
    Object.values(module).flatMap((set) =>
      Object.entries(set).flatMap(([key, label]) => {
        const folder = path.replace(/^\.\//, '').replace(/\/labels\.ts$|\.ts$/, '')
        return isText(label) ? [[`${folder}.${key}`, label] as const] : []
      }),
    ),
  ),
)

describe('what the portal promises', () => {
  it('is kept by a job that is named for every sentence, in both languages', () => {
    expect(labels.size).toBeGreaterThan(1_000)
    const found = [...labels].filter(([, label]) => isPromise(label)).map(([name]) => name)
    expect(found.filter((name) => promises[name] === undefined)).toEqual([])
  })

  it('names no sentence that is not there, and no job that does not exist', () => {
    const known = new Set(jobs.map(({ name }) => name))
    const sentences = new Set<string>(labels.keys())
    expect(Object.keys(promises).filter((name) => !sentences.has(name))).toEqual([])
    const named = Object.values(promises).flatMap((keeper) => ('noJob' in keeper ? [] : keeper))
    expect(named.filter((job) => !known.has(job))).toEqual([])
  })

  it.each([
    ['We’ll write to you as soon as we know.', 'Pronto tendrá noticias.'],
    ['You will hear.', 'Le escribiremos en cuanto lo sepamos.'],
    ['Soon. We email you a link.', 'Pronto.'],
    ['You will hear.', 'Le enviamos un enlace por correo'],
    ['We’ll call you tomorrow.', 'Mañana.'],
    ['Your bills come by email', 'Todo llega.'],
    ['An advisor answers within one to two business days.', 'Pronto.'],
    ['You will hear.', 'Revisaremos sus documentos y le avisaremos.'],
  ])('is found in “%s” · “%s”', (en, es) => {
    expect(isPromise({ en, es })).toBe(true)
  })

  it.each([
    ['We sent another email', 'Enviamos otro correo'],
    ['We can’t tell the weather’s share yet.', 'Todavía no podemos calcular la parte del clima.'],
    ['We replied on {date}.', 'Le respondimos el {date}.'],
    ['Pay the bill.', 'Pague la factura.'],
  ])('is not found in “%s” · “%s”', (en, es) => {
    expect(isPromise({ en, es })).toBe(false)
  })
})
