import type { ResolvedMetadata, ViewerClass } from '@porchlight/metadata'
import { ParameterPlan } from '../sql/parameter-plan'

/** The state shared by the parts of one statement while it is compiled. */
export interface CompileContext {
  readonly metadata: ResolvedMetadata
  readonly viewerClass: ViewerClass
  readonly parameters: ParameterPlan
  /** Returns a table alias that is unique within the statement. */
  readonly nextAlias: () => string
}

/** Starts compiling one statement for one class of viewer. */
export function startCompile(metadata: ResolvedMetadata, viewerClass: ViewerClass): CompileContext {
  let aliases = 0
  return {
    metadata,
    viewerClass,
    parameters: new ParameterPlan(),
    nextAlias: () => {
      aliases += 1
      return `j${aliases}`
    },
  }
}
