import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import ts from 'typescript'
import { root } from '../source/root'
import { inferredType } from './inferred-type'

const printer = ts.createPrinter()

/**
 * Returns the declaration of a name that a file exports, found through re-exports, with its docstrings and without
 * bodies; a constant created by a function is described by that function with its type arguments or, without any, its
 * arguments.
 */
export function describeExport(path: string, name: string): string {
  const source = parse(path)
  for (const statement of source.statements) {
    const passedOn = findPassedOn(statement, name)
    if (passedOn !== null) return describeExport(resolve(passedOn.specifier, path), passedOn.name)
    if (isInferred(statement, name))
      return docstring(statement, source) + describeInferred(statement, path, name)
    const text = describe(statement, name, source)
    if (text !== null) return text
  }
  return `export { ${name} }`
}

/**
 * Checks whether only the compiler knows the type: that of a constant created by a function that another one creates,
 * or `typeof` it.
 */
function isInferred(statement: ts.Statement, name: string): boolean {
  if (ts.isTypeAliasDeclaration(statement)) {
    const { type } = statement
    return (
      statement.name.text === name &&
      ts.isTypeReferenceNode(type) &&
      type.typeArguments?.some(ts.isTypeQueryNode) === true
    )
  }
  if (!ts.isVariableStatement(statement)) return false
  return statement.declarationList.declarations.some(
    (one) =>
      ts.isIdentifier(one.name) &&
      one.name.text === name &&
      one.initializer !== undefined &&
      ts.isCallExpression(one.initializer) &&
      ts.isCallExpression(one.initializer.expression),
  )
}

function describeInferred(statement: ts.Statement, path: string, name: string): string {
  const type = inferredType(path, name)
  const text = type === undefined ? 'unknown' : print(type, parse(path))
  if (ts.isTypeAliasDeclaration(statement)) return `type ${name} = ${text};`
  const config = `${name.charAt(0).toUpperCase()}${name.slice(1)}Config`
  return `const ${name} = defineResourceRead<${config}, ${text}>(…)`
}

function findPassedOn(
  statement: ts.Statement,
  name: string,
): { readonly specifier: string; readonly name: string } | null {
  if (!ts.isExportDeclaration(statement) || statement.moduleSpecifier === undefined) return null
  if (statement.exportClause === undefined || !ts.isNamedExports(statement.exportClause)) return null
  const element = statement.exportClause.elements.find((other) => other.name.text === name)
  if (element === undefined || !ts.isStringLiteral(statement.moduleSpecifier)) return null
  return { specifier: statement.moduleSpecifier.text, name: (element.propertyName ?? element.name).text }
}

function describe(statement: ts.Statement, name: string, source: ts.SourceFile): string | null {
  if (ts.isVariableStatement(statement)) {
    const found = statement.declarationList.declarations.find((one) => one.name.getText(source) === name)
    return found === undefined ? null : `${docstring(statement, source)}const ${name}${typeOf(found, source)}`
  }
  if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) {
    return print(
      ts.factory.updateFunctionDeclaration(
        statement,
        undefined,
        statement.asteriskToken,
        statement.name,
        statement.typeParameters,
        statement.parameters,
        statement.type,
        undefined,
      ),
      source,
    )
  }
  if (ts.isInterfaceDeclaration(statement) && statement.name.text === name) return print(statement, source)
  if (ts.isTypeAliasDeclaration(statement) && statement.name.text === name) return print(statement, source)
  if (ts.isClassDeclaration(statement) && statement.name?.text === name) {
    const members = statement.members
      .filter((member) => member.name !== undefined && !ts.isPrivateIdentifier(member.name))
      .map((member) => `  ${print(withoutBody(member), source)}`)
    return `class ${name} {\n${members.join('\n')}\n}`
  }
  return null
}

/**
 * Returns the docstring above a statement that is printed in another form than its own, with the line's end; '' without
 * one.
 */
function docstring(statement: ts.Statement, source: ts.SourceFile): string {
  const text = source.getFullText()
  const comments = ts.getLeadingCommentRanges(text, statement.getFullStart()) ?? []
  const found = comments.map(({ pos, end }) => text.slice(pos, end)).findLast((one) => one.startsWith('/**'))
  return found === undefined ? '' : `${found}\n`
}

function withoutBody(member: ts.ClassElement): ts.ClassElement {
  if (!ts.isMethodDeclaration(member)) return member
  const { modifiers, asteriskToken, name, questionToken, typeParameters, parameters, type } = member
  return ts.factory.updateMethodDeclaration(
    member,
    modifiers?.filter(({ kind }) => kind !== ts.SyntaxKind.AsyncKeyword),
    asteriskToken,
    name,
    questionToken,
    typeParameters,
    parameters,
    type,
    undefined,
  )
}

function typeOf({ type, initializer }: ts.VariableDeclaration, source: ts.SourceFile): string {
  if (type !== undefined) return `: ${print(type, source)}`
  if (initializer === undefined) return ''
  if (ts.isCallExpression(initializer)) {
    const args = (initializer.typeArguments ?? []).map((argument) => print(argument, source))
    const made = initializer.expression.getText(source)
    return args.length === 0 ? ` = ${print(initializer, source)}` : ` = ${made}<${args.join(', ')}>(…)`
  }
  return ` = ${print(initializer, source)}`
}

function print(node: ts.Node, source: ts.SourceFile): string {
  return printer.printNode(ts.EmitHint.Unspecified, node, source).replace(/^export /m, '')
}

function parse(path: string): ts.SourceFile {
  return ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true)
}

/** The file that a specifier names: a file beside, or a door of a package of the repository. */
function resolve(specifier: string, from: string): string {
  const match = /^@porchlight\/([\w-]+)(?:\/([\w-]+))?$/.exec(specifier)
  const path =
    match === null
      ? posix.join(posix.dirname(from), specifier)
      : `platform/${match[1]}/src/${match[2] ?? 'index'}`
  return existsSync(join(root, `${path}.ts`)) ? `${path}.ts` : `${path}.tsx`
}
