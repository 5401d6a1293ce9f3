// An operation by itself, for whoever sends one without a draft: tests and programs that speak the wire. What a person means is an action.
import type { ArgsOf, Command, Operation } from './all'
import type { Pointer } from './record-id'

type OperationBy<C extends Command> = Extract<Operation, { readonly command: C }>
/** Where a command takes none, arguments may be left out. */
type Given<C extends Command> = [keyof ArgsOf<C>] extends [never]
  ? [args?: ArgsOf<C>, ...path: readonly string[]]
  : [args: ArgsOf<C>, ...path: readonly string[]]

/** `operation('set', page, { value: '🌱' }, 'format', 'page_icon')` */
export function operation<C extends Command>(
  command: C,
  pointer: Pointer,
  ...[args, ...path]: Given<C>
): OperationBy<C> {
  // Which command it is, and so which arguments belong to it, is known to the caller's type alone.
  return { command, pointer, ...(path.length > 0 ? { path } : {}), args: args ?? {} } as unknown as OperationBy<C>
}
