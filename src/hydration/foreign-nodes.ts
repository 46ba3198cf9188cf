/** DOM methods with which React moves the nodes of a page. */
export interface DomMoveMethods {
  insertBefore: <T extends Node>(this: Node, node: T, before: Node | null) => T;
  removeChild: <T extends Node>(this: Node, child: T) => T;
}

/**
 * Guard against foreign nodes: `insertBefore` and `removeChild` go on if a translator or an extension has
 * replaced or wrapped a node of React (R8.17). A node inserted before a missing one comes last; a missing one
 * needs no removal. Call it before React renders; `prototype` is that of all nodes of the page. Every first
 * screen contains it, so each byte counts.
 */
export function tolerateForeignNodes(prototype: DomMoveMethods): void {
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
