// What a troop looks like on its block: drawn round (0,0), about 40 wide and 36 high, facing right.

export interface Silhouette {
  /** Filled in the army's ink. */
  readonly ink: string;
  /** Lines cut into it in the colour of the block. */
  readonly cut?: string;
}

export type Silhouettes = { readonly [code: string]: Silhouette };
