import { TextArea, TextField } from '@porchlight/design-system'
import type { RefusedForm } from '@porchlight/page-parts/forms/use-refusals'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ReactNode } from 'react'
import { type ProgramKind, programScopes } from '../../facts/programs'
import { CheckList } from './CheckList'
import { labels } from './labels'
import { parseLines } from './program-call'

/** What a program may do and where it is. */
export interface Terms {
  readonly name: string
  readonly scopes: readonly string[]
  readonly redirectUris: readonly string[]
  readonly allowedOrigins: readonly string[]
}

/** Who has redirect addresses: those whom people approve in a browser. */
function isApp(kind: ProgramKind): boolean {
  return kind === 'confidential' || kind === 'public'
}

interface TermsFieldsProps {
  readonly kind: ProgramKind
  readonly terms: Terms
  readonly errorOf: RefusedForm['errorOf']
  /** The content below the name. */
  readonly children?: ReactNode
}

/** The fields of a program; those that its kind does not use are hidden and keep what was typed. */
export function TermsFields({ kind, terms, errorOf, children }: TermsFieldsProps) {
  const t = useLabels(labels)
  const { name, scopes, redirectUris, allowedOrigins } = terms
  const hints = {
    api: t('scopeApi'),
    'api:read': t('scopeApiRead'),
    refresh_token: t('scopeRefresh'),
    offline_access: t('scopeOffline'),
    openid: t('scopeOpenid'),
  } as const
  const availableScopes = programScopes.filter(
    (scope) => kind !== 'service' || scope === 'api' || scope === 'api:read' || scopes.includes(scope),
  )
  const orderedScopes = (['api:read', 'api', 'refresh_token', 'offline_access', 'openid'] as const).filter(
    (scope) => availableScopes.includes(scope),
  )
  return (
    <>
      <TextField
        name="name"
        label={t('name')}
        hint={t(kind === 'service' ? 'nameHintService' : 'nameHint')}
        error={errorOf('name')}
        defaultValue={name}
        maxLength={80}
        autoComplete="off"
        required
      />
      {children}
      <CheckList
        name="scopes"
        label={t('scopes')}
        error={errorOf('scopes')}
        options={orderedScopes.map((value) => ({ value, label: value, hint: hints[value] }))}
        selected={scopes}
      />
      <div hidden={!isApp(kind)}>
        <TextArea
          name="redirectUris"
          label={t('redirectUris')}
          hint={t('redirectHint')}
          error={errorOf('redirectUris')}
          defaultValue={redirectUris.join('\n')}
          rows={2}
          spellCheck={false}
          autoCapitalize="off"
          required
        />
      </div>
      <div hidden={!isApp(kind) && allowedOrigins.length === 0}>
        <TextArea
          name="allowedOrigins"
          label={t('allowedOrigins')}
          hint={t('originHint')}
          error={errorOf('allowedOrigins')}
          defaultValue={allowedOrigins.join('\n')}
          rows={2}
          spellCheck={false}
          autoCapitalize="off"
        />
      </div>
    </>
  )
}

/** The names of the fields that may not be empty. */
export function requiredTerms(kind: ProgramKind): readonly string[] {
  return ['name', 'scopes', ...(isApp(kind) ? ['redirectUris'] : [])]
}

/** Reads the fields of a form, without those that the kind does not use. */
export function readTerms(form: FormData, kind: ProgramKind, current: Terms | null): Terms {
  const lines = (name: string) => parseLines(String(form.get(name) ?? ''))
  const hasOrigins = isApp(kind) || (current?.allowedOrigins.length ?? 0) > 0
  return {
    name: String(form.get('name') ?? '').trim(),
    scopes: form.getAll('scopes').map(String),
    redirectUris: isApp(kind) ? lines('redirectUris') : [],
    allowedOrigins: hasOrigins ? lines('allowedOrigins') : [],
  }
}
