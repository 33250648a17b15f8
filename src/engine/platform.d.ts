/**
 * The two pieces of the WHATWG Encoding standard that both Node and browsers provide. The engine has no DOM types, so
 * that nothing else of the browser can slip in.
 */
declare class TextEncoder {
  encode(text?: string): Uint8Array;
}
declare class TextDecoder {
  constructor(label?: string, options?: { readonly fatal?: boolean; readonly ignoreBOM?: boolean });
  decode(bytes?: Uint8Array): string;
}
