/** What a reply to a text requests. */
export type AnswerMeaning = 'stop' | 'start' | 'help' | 'other'

/** What was read from an answer. */
export interface ClassifiedAnswer {
  readonly meaning: AnswerMeaning
  /** The language of its wording; null when it is undetermined. */
  readonly language: 'en' | 'es' | null
}

interface Rule {
  readonly meaning: AnswerMeaning
  readonly language: 'en' | 'es'
  readonly pattern: RegExp
}

/** Whole messages of one word or two. */
const words: readonly (readonly [AnswerMeaning, 'en' | 'es', string])[] = [
  [
    'stop',
    'en',
    'stop|stopall|stop all|stop it|stop now|please stop|stop please|quit|end|revoke|cancel|cancel all',
  ],
  [
    'stop',
    'en',
    'unsubscribe|unsub|opt out|optout|opt-out|remove|remove me|no more|enough|go away|leave me alone',
  ],
  [
    'stop',
    'es',
    'alto|pare|paren|parar|para ya|basta|ya basta|cancelar|cancele|cancela|cancelen|detener|detengan|fin',
  ],
  [
    'stop',
    'es',
    'baja|dar de baja|darme de baja|salir|terminar|no mas|ya no|dejenme en paz|dejeme en paz|alto por favor',
  ],
  ['start', 'en', 'start|unstop|resume'],
  ['start', 'es', 'comenzar|empezar|iniciar|reanudar|alta'],
  ['help', 'en', 'help|info|help me|please help|?'],
  ['help', 'es', 'ayuda|ayudame|informacion|auxilio|necesito ayuda'],
]

/** What is sent, as people call it. */
const thingsEn =
  '(?:text(?:s|ing|ed)?|messag(?:e|es|ing)|msgs?|alerts?|notifications?|sms|contact(?:ing)?|bother(?:ing)?|spam(?:ming)?|send(?:ing)?|writ(?:e|ing))'
const thingsEs = '(?:mensajes?|textos?|textear(?:me)?|alertas?|avisos?|notificaciones|sms|mensajitos|spam)'

/** Plain wording, longer than a word (`docs/specification/trade.md` section 2.9). Letters come without accents. */
const phrases: readonly Rule[] = [
  {
    meaning: 'stop',
    language: 'en',
    pattern: new RegExp(`\\b(?:stop|quit|cease|end|cancel)\\b.{0,30}\\b${thingsEn}\\b`),
  },
  { meaning: 'stop', language: 'en', pattern: new RegExp(`\\bno more\\b.{0,20}\\b${thingsEn}\\b`) },
  {
    meaning: 'stop',
    language: 'en',
    pattern: new RegExp(`\\b(?:don ?t|do not|never)\\b.{0,20}\\b${thingsEn}\\b`),
  },
  {
    meaning: 'stop',
    language: 'en',
    pattern:
      /\b(?:unsubscribe|opt(?:ing)? (?:me )?out|opt-out|take me off|remove (?:me|my (?:phone|number))|(?:delete|lose) my number|leave me alone|i revoke|revoke my consent|withdraw my consent|wrong (?:number|person))\b/,
  },
  {
    meaning: 'stop',
    language: 'en',
    pattern:
      /^(?:(?:please|pls|ok|hey|just|i said|i want you to|can you|would you|you need to) )*stop(?: (?:please|pls|now|already|it|this|that|thanks|thank you|all))*$/,
  },
  {
    meaning: 'stop',
    language: 'es',
    pattern: new RegExp(
      `\\b(?:no|ya no|nunca|dejen? de|deje de|pare[n]? de|paren?|cancele?n?|cancelar|detenga?n?|quiten?|basta de|sin)\\b.{0,30}\\b${thingsEs}\\b`,
    ),
  },
  {
    meaning: 'stop',
    language: 'es',
    pattern:
      /\b(?:no|ya no|nunca|deje[n]? de|pare[n]? de) (?:me |nos )?(?:mas )?(?:manden?|mandes|envien?|envies|escriban?|escribas|escribir(?:me)?|mandar(?:me)?|enviar(?:me)?|molesten?|molestar(?:me)?|contacten?|contactar(?:me)?|texteen?)/,
  },
  {
    meaning: 'stop',
    language: 'es',
    pattern:
      /\b(?:borren?|quiten?|eliminen?|saquen?) (?:me|mi numero|mi telefono|este numero|de (?:la|su) lista)|\b(?:quitenme|borrenme|saquenme|quiteme|saqueme|darme de baja|deme de baja|denme de baja|numero equivocado|no (?:me interesa|estoy interesad[oa]))\b|\bcancelar? (?:la|mi) suscripcion\b/,
  },
  { meaning: 'help', language: 'en', pattern: /^(?:please |can you |i need |need )*help\b/ },
  { meaning: 'help', language: 'es', pattern: /^(?:necesito |por favor |me pueden dar )?ayuda\b/ },
]

/** Sounds like an opt-out and is not. */
const notStop =
  /\b(?:don ?t|do not|never|please don ?t) (?:ever )?stop\b|\bno (?:paren|dejen de|cancelen)\b|\bnon ?stop\b|\bdon ?t (?:have|get|receive|see|got)\b|\bdid ?n ?t (?:get|receive)\b|\bno (?:me )?(?:llego|llegan|llega|recibo|recibi|tengo|entiendo|veo)\b/

/**
 * What an answer means. In doubt it is an opt-out: a customer who gets one text too few can turn them on again, and
 * the law takes any reasonable wording (`docs/specification/trade.md` section 2.9).
 */
export function classifyAnswer(body: string): ClassifiedAnswer {
  const text = plainWords(body)
  const isEndDenied = notStop.test(text)
  for (const [meaning, language, list] of words) {
    if (list.split('|').includes(text)) return { meaning, language }
  }
  const rule = phrases.find(
    ({ meaning, pattern }) => pattern.test(text) && !(meaning === 'stop' && isEndDenied),
  )
  if (rule !== undefined) return { meaning: rule.meaning, language: rule.language }
  return { meaning: 'other', language: null }
}

/** Lower case, without accents, with punctuation as single spaces; a question mark alone stays. */
function plainWords(body: string): string {
  // Unicode's normal form takes time by the square of a run of marks.
  const bare = body
    .slice(0, 1_000)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .slice(0, 500)
    .trim()
  if (/^[?¿\s]+$/.test(bare)) return '?'
  return bare.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
}
