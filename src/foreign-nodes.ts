/** What React moves the nodes of a page with. */
export interface NodeMoves {
  insertBefore: <T extends Node>(this: Node, node: T, before: Node | null) => T;
  removeChild: <T extends Node>(this: Node, child: T) => T;
}

/**
 * Has `insertBefore` and `removeChild` go on where a translator or an extension has replaced or wrapped a node that React holds:
 * what is inserted before a node that is gone comes last, and one that is gone needs no removal (R8.17). Called before React
 * draws; `prototype` is that of all nodes of the page. Every first screen carries it: each byte counts.
 */
export function tolerateForeignNodes(prototype: NodeMoves): void {
  const { insertBefore, removeChild } = prototype;
  prototype.insertBefore = function insert<T extends Node>(this: Node, node: T, before: Node | null): T {
    let child = before;
    while (child && child.parentNode !== this) child = child.parentNode;
    return insertBefore.call(this, node, child) as T;
  };
  prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    if (this.contains(child)) removeChild.call(child.parentNode as ParentNode, child);
    return child;
  };
}
