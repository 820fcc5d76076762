import { z } from 'zod';

/** Without `readonly`, and an intersection as one object: types that hold the same are then the same. */
type Plain<T> = T extends object ? { -readonly [Key in keyof T]: Plain<T[Key]> } : T;
type IsSame<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
/** `unknown`, which anything is, where both hold the same; else what no schema is. */
export type Sameness<A, B> = IsSame<Plain<A>, Plain<B>> extends true ? unknown : { isNotTheSameAs: B };

/**
 * A schema of a type of the rules. It does not compile where one of the two has a key, an optional one too, or a case that
 * the other lacks: the server leaves out of an answer what its schema does not know.
 */
export const exactly =
  <T>() =>
  <S extends z.ZodType>(schema: S & Sameness<z.output<S>, T>): z.ZodType<T, T> =>
    schema as unknown as z.ZodType<T, T>;

/** An object with the same kind of value under each of the keys. */
export const objectOf = <Key extends string, Value extends z.ZodType>(keys: readonly Key[], value: Value) =>
  z.object(Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>);
