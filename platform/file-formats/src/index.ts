export { isFormula, unescapeFormula } from './csv-formula'
export { extensionOf, formatOf, isNamedHeic } from './file-name'
export { acceptedExtensions, acceptedFiles, formatNames, heicFiles } from './format-names'
export { maxFileBytes, maxFileMegabytes } from './size-limit'
