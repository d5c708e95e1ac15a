import type { Queryable } from '../../server/database/database.ts'

/** The objects that a server relies on: the tables, the functions, and the columns by `table.column`. */
export type Schema = {
  tables: ReadonlySet<string>
  functions: ReadonlySet<string>
  columns: ReadonlyMap<string, Column>
}

/** `isRequired`: an insert that leaves the column out fails. */
type Column = { table: string; type: string; isNullable: boolean; isRequired: boolean }

/** Reads the schema from the catalogue. */
export async function readSchema(database: Queryable): Promise<Schema> {
  const columns = await database.query<Column & { name: string }>(`
    select t.relname as "table", t.relname || '.' || c.attname as name,
           format_type(c.atttypid, c.atttypmod) as type, not c.attnotnull as "isNullable",
           c.attnotnull and not c.atthasdef and c.attidentity = '' as "isRequired"
      from pg_attribute c join pg_class t on t.oid = c.attrelid
     where t.relnamespace = current_schema()::regnamespace and t.relkind in ('r', 'p', 'v')
       and c.attnum > 0 and not c.attisdropped`)
  const functions = await database.query<{ name: string }>(`
    select p.oid::regprocedure::text || ' returns ' || pg_get_function_result(p.oid) as name
      from pg_proc p
     where p.pronamespace = current_schema()::regnamespace
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`)
  return {
    tables: new Set(columns.map(({ table }) => table)),
    functions: new Set(functions.map(({ name }) => name)),
    columns: new Map(columns.map(({ name, ...column }) => [name, column])),
  }
}

/**
 * Lists the changes of a schema that a server of the version before may not survive. A rename is a drop of the old name.
 */
export function breakingChanges(before: Schema, after: Schema): string[] {
  const gone = (kind: string, old: ReadonlySet<string>, current: ReadonlySet<string>) =>
    [...old]
      .filter((name) => !current.has(name))
      .map((name) => `drops or renames the ${kind} ${name}`)
  const changed = [...after.columns].flatMap(([name, column]) => {
    const old = before.columns.get(name)
    if (old === undefined) {
      const isNewDemand = column.isRequired && before.tables.has(column.table)
      return isNewDemand ? [`adds the column ${name}, which is not null and has no default`] : []
    }
    return [
      ...(old.type === column.type ? [] : [`changes the type of ${name} to ${column.type}`]),
      ...(old.isNullable && !column.isNullable ? [`makes ${name} not null`] : []),
      ...(!old.isRequired && column.isRequired && !old.isNullable
        ? [`drops the default of ${name}, which is not null`]
        : []),
    ]
  })
  const columnsLeft = [...before.columns]
    .filter(([, { table }]) => after.tables.has(table))
    .map(([name]) => name)
  return [
    ...gone('table', before.tables, after.tables),
    ...gone('column', new Set(columnsLeft), new Set(after.columns.keys())),
    ...gone('function', before.functions, after.functions),
    ...changed,
  ]
}
