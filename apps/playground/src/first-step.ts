import type { Asker, Example, ExampleName, ExampleRecords } from './examples/example'

/** A prerequisite for running an example as it is, and where to meet it. */
export interface FirstStep {
  readonly sentence: string
  readonly link: { readonly href: string; readonly words: string }
}

const people = '#people'

/** Viewers, from the one who sees least to the one who may do most. */
const ranks: readonly Asker[] = ['anyone', 'signedIn', 'staff', 'admin']

const signInFirst: Readonly<Record<Asker, string>> = {
  anyone: '',
  signedIn: 'Guests get no answer to this call: sign in first.',
  staff: 'Only staff may do this: sign in as one of them first.',
  admin: 'Only administrators may do this: sign in as one first.',
}

/** The call that creates the record that an example names. */
const makers: Partial<Readonly<Record<ExampleName, { readonly call: string; readonly sentence: string }>>> = {
  contentDocumentId: {
    call: 'createContentDocumentAndVersion',
    sentence: 'This names a file that you sent here: send one first.',
  },
  listViewApiName: {
    call: 'createListInfo',
    sentence: 'This names a list view that you made here: make one first.',
  },
  commentId: {
    call: 'performQuickAction',
    sentence: 'This names a reply that you wrote here: write one first.',
  },
}

/** Returns what the viewer has to do first; null for an example that can be run as it is. */
export function firstStepOf(
  { by = 'signedIn', names = [] }: Example,
  viewer: Asker,
  known: ExampleRecords,
): FirstStep | null {
  if (ranks.indexOf(viewer) < ranks.indexOf(by)) {
    return { sentence: signInFirst[by], link: { href: people, words: 'Choose somebody' } }
  }
  const lacking = names.find((name) => known[name] === null)
  if (lacking === undefined) return null
  const maker = makers[lacking]
  return maker === undefined
    ? {
        sentence: 'You see no such record: sign in as somebody who does first.',
        link: { href: people, words: 'Choose somebody' },
      }
    : { sentence: maker.sentence, link: { href: `#${maker.call}`, words: maker.call } }
}

/** Returns the rank of a class of viewers; an unknown class counts as signed in. */
export function askerOf(viewerClass: string | undefined): Asker {
  if (viewerClass === undefined || viewerClass === 'guest') return 'anyone'
  if (viewerClass === 'admin') return 'admin'
  return viewerClass === 'advisor' || viewerClass === 'supervisor' ? 'staff' : 'signedIn'
}
