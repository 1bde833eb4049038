import { defineReadAdapter, type Edition, type ReadAdapter } from '@porchlight/data-service'
import type { AnswerOf, CallContract, ParamsOf, QueryOf } from '../define/call'
import type { Parameter, ParameterValue } from './parameters-client'
import { resourceRequest } from './resource-request-client'

type Parameters = Readonly<Record<string, Parameter<unknown>>>
type InputOf<Of> = Of extends (value: infer Input) => unknown ? Input : never

/** The parameters of a contract, in its path and in its query: all of them, and no other. */
type ParametersOf<Contract extends CallContract, Given> = {
  readonly [Name in keyof ParamsOf<Contract> | keyof QueryOf<Contract>]: Parameter<unknown>
} & { readonly [Name in Exclude<keyof Given, keyof ParamsOf<Contract> | keyof QueryOf<Contract>>]: never }

type Flat<Type> = { readonly [Name in keyof Type]: Type[Name] }

type ConfigFor<Given> = Flat<
  {
    [Name in keyof Given as undefined extends InputOf<Given[Name]> ? never : Name]: InputOf<Given[Name]>
  } & {
    [Name in keyof Given as undefined extends InputOf<Given[Name]> ? Name : never]?: InputOf<Given[Name]>
  }
>

/** The parameters of a read as its request has them. */
export type CheckedParameters = Readonly<Record<string, ParameterValue | undefined>>

/** The config of a read, as inferred by its adapter. */
export type ConfigOf<Read> =
  Read extends ReadAdapter<infer Config, infer _Checked, infer _Data> ? Config : never

/**
 * The part of a read that its contract does not cover: how each parameter is read from a config, and how long a
 * response is valid.
 */
interface ResourceRead<Contract extends CallContract, Given> {
  readonly name: string
  readonly path: Contract['path']
  readonly parameters: Given
  /** Whether parameters that are valid individually are sufficient together; true by default. */
  isEnough?(checked: CheckedParameters): boolean
  /** The edition that a response belongs to; none by default. */
  edition?(checked: CheckedParameters): Edition | undefined
  /** Lifetime of a response in milliseconds (`docs/specification/data-service.md` section 9). */
  readonly ttlMs: number
}

/**
 * Declares the adapter of a read from its contract, which is only used as a type, so that no schema reaches the
 * browser: config, response, path and the names of the parameters follow from it, and the cache key from the checked
 * parameters.
 */
export function defineResourceRead<Contract extends CallContract>() {
  return <Given extends Parameters>(
    read: ResourceRead<Contract, Given & ParametersOf<Contract, Given>>,
  ): ReadAdapter<ConfigFor<Given>, CheckedParameters, AnswerOf<Contract>> =>
    defineReadAdapter<ConfigFor<Given>, CheckedParameters, AnswerOf<Contract>>({
      name: read.name,
      checkConfig(config) {
        const checked = checkParameters(read.parameters, { ...config })
        return checked === null || read.isEnough?.(checked) === false ? null : checked
      },
      key: (checked) => JSON.stringify(checked),
      resourceRequest: (checked) => requestOf(read.path, checked),
      edition: (_body, checked) => read.edition?.(checked),
      ttlMs: read.ttlMs,
    })
}

function checkParameters(
  parameters: Parameters,
  config: Readonly<Record<string, unknown>>,
): CheckedParameters | null {
  const checked: Record<string, ParameterValue | undefined> = {}
  for (const [name, parameter] of Object.entries(parameters)) {
    const value = parameter(config[name])
    if (value === null) return null
    checked[name] = value
  }
  return checked
}

/** Parameters named in the path go there, several values of one separated by commas; the others form the query. */
function requestOf(path: string, checked: CheckedParameters) {
  const urlParams: Record<string, string> = {}
  const queryParams: Record<string, ParameterValue | undefined> = {}
  for (const [name, value] of Object.entries(checked)) {
    if (path.includes(`{${name}}`)) urlParams[name] = String(value)
    else queryParams[name] = value
  }
  return resourceRequest('GET', path, urlParams, queryParams)
}
