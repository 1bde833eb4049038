import { actionExamples } from './examples/actions'
import type { Examples } from './examples/example'
import { listExamples } from './examples/lists'
import { metadataExamples } from './examples/metadata'
import { recordExamples } from './examples/records'
import { relatedListExamples } from './examples/related-lists'
import { appExamples, searchExamples } from './examples/search-and-apps'

/** The families of calls in the order of the menu, with an example of each call. */
export const exampleFamilies: Readonly<Record<string, Examples>> = {
  Records: recordExamples,
  Lists: listExamples,
  'Related lists': relatedListExamples,
  Metadata: metadataExamples,
  Actions: actionExamples,
  Search: searchExamples,
  Apps: appExamples,
}

/** An example of every call, by its name. */
export const examples: Examples = Object.assign({}, ...Object.values(exampleFamilies))
