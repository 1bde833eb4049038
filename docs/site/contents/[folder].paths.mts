import { documents, listedFolders } from '../source/documents'

/** A page for each folder without a document that lists the others: their titles, which lead to them. */
export default {
  paths: () =>
    Object.entries(listedFolders).map(([folder, title]) => ({
      params: { folder },
      content: [`# ${title}`, '', ...entriesOf(`docs/${folder}/`)].join('\n'),
    })),
}

function entriesOf(folder: string): readonly string[] {
  return documents
    .filter(({ path }) => path.startsWith(folder))
    .map(({ path, title }) => `- [${title.replace(/[[\]]/g, '\\$&')}](../../../${path})`)
}
