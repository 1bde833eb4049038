import { fail } from '@porchlight/errors'
import { describeLayout, type LayoutChoice } from '@porchlight/metadata'
import type { CallContext } from '../../define/handler'
import type {
  LayoutUserStateRepresentation,
  SectionUserState,
} from '../../representation/layout-user-state-schema'
import type { ReadableObject } from '../records/find-object'

/** The sections that a user has folded or opened: section id to whether it is folded. */
type StoredSections = Readonly<Record<string, boolean>>

/**
 * Reads the state of the sections that the viewer sees of a layout. Stored per object, record type, layout type and
 * mode (`docs/specification/data-service.md` section 3); all are expanded until the viewer collapses them.
 */
export async function readLayoutUserState(
  readable: ReadableObject,
  choice: LayoutChoice,
  { viewer, personalization }: CallContext,
): Promise<LayoutUserStateRepresentation> {
  const layout = describeLayout(readable.object, readable.access, viewer.language, choice)
  const stored =
    viewer.class === 'guest'
      ? {}
      : storedSections(
          await personalization.preferences.read(
            viewer.userId,
            'layoutUserState',
            subjectOf(readable.object.apiName, choice),
          ),
        )
  const sections = layout.sections.map(({ id }): [string, SectionUserState] => [
    id,
    { collapsed: stored[id] ?? false, id },
  ])
  return { id: layout.id, sectionUserStates: Object.fromEntries(sections) }
}

/**
 * Stores the state of the named sections, by their ids in the layout; the others do not change. Fails with `forbidden`
 * for guests, and with `unknownSection` for a section that the layout does not show this viewer.
 */
export async function writeLayoutUserState(
  readable: ReadableObject,
  choice: LayoutChoice,
  sections: StoredSections,
  context: CallContext,
): Promise<LayoutUserStateRepresentation> {
  const { viewer, personalization } = context
  if (viewer.class === 'guest') throw fail('forbidden')
  const known = await readLayoutUserState(readable, choice, context)
  for (const id of Object.keys(sections)) {
    if (!Object.hasOwn(known.sectionUserStates, id))
      throw fail('unknownSection', { section: id.slice(0, 40) })
  }
  const subject = subjectOf(readable.object.apiName, choice)
  await personalization.preferences.change(viewer.userId, 'layoutUserState', subject, (stored) => ({
    ...storedSections(stored),
    ...sections,
  }))
  return readLayoutUserState(readable, choice, context)
}

function subjectOf(objectApiName: string, { recordTypeId, layoutType, mode }: LayoutChoice): string {
  return `${objectApiName}.${recordTypeId}.${layoutType}.${mode}`
}

function storedSections(value: unknown): StoredSections {
  if (typeof value !== 'object' || value === null) return {}
  const flags = Object.entries(value).filter(
    (entry): entry is [string, boolean] => typeof entry[1] === 'boolean',
  )
  return Object.fromEntries(flags)
}
