import type { PerformerClass, QuickActionFieldDeclaration } from '../declare/quick-action'
import type { Language } from '../viewer'
import { derivedId, layoutSectionKeyPrefix } from './derived-id'
import { fingerprint } from './fingerprint'
import type { LayoutRepresentation } from './layout'
import { type LayoutItemRepresentation, labelOf } from './layout-item'
import type { ResolvedQuickAction } from './resolved-action'
import type { ResolvedField, ResolvedMetadata } from './resolved-metadata'

/**
 * Describes the form of an action to performers of one class: one column of the fields that they fill in.
 * Creating actions have the mode Create, all others Edit.
 */
export function describeActionLayout(
  action: ResolvedQuickAction,
  metadata: ResolvedMetadata,
  viewer: { readonly class: PerformerClass; readonly language: Language },
  recordTypeId: string,
): LayoutRepresentation {
  const mode = action.type === 'Create' || action.type === 'LogACall' ? 'Create' : 'Edit'
  const items = fieldsFor(action, viewer.class).flatMap((declared) => {
    const field = metadata
      .object(declared.objectApiName ?? action.targetObjectApiName)
      ?.fields.get(declared.fieldApiName)
    return field === undefined ? [] : [itemOf(declared, field, viewer.language)]
  })
  const body = {
    id: action.layoutId,
    layoutType: 'Full' as const,
    mode: mode as 'Create' | 'Edit',
    objectApiName: action.targetObjectApiName,
    recordTypeId,
    saveOptions: [],
    sections: [
      {
        collapsible: false,
        columns: 1,
        heading: action.label[viewer.language],
        id: derivedId(layoutSectionKeyPrefix, `Action ${action.apiName}`),
        layoutRows: items.map((item) => ({ layoutItems: [item] })),
        rows: items.length,
        tabOrder: 'LeftRight' as const,
        useHeading: false,
      },
    ],
  }
  return { eTag: fingerprint(JSON.stringify(body)), ...body }
}

/** The fields of an action's form that performers of that class fill in. */
export function fieldsFor(
  action: ResolvedQuickAction,
  viewerClass: PerformerClass,
): readonly QuickActionFieldDeclaration[] {
  return action.fields.filter(({ performers }) => performers?.includes(viewerClass) ?? true)
}

function itemOf(
  declared: QuickActionFieldDeclaration,
  field: ResolvedField,
  language: Language,
): LayoutItemRepresentation {
  const label = declared.label?.[language] ?? labelOf(field, language)
  const required = declared.required === true
  return {
    editableForNew: true,
    editableForUpdate: true,
    label,
    layoutComponents: [{ apiName: field.apiName, componentType: 'Field', label }],
    lookupIdApiName: field.dataType === 'Reference' ? field.apiName : null,
    required,
    sortable: field.sortable,
    uiBehavior: required ? 'Required' : 'Edit',
  }
}
