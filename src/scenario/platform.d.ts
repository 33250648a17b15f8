/** The piece of the WHATWG Compression standard that both Node and browsers provide; there are no DOM types here. */
interface ByteTransform {
  readonly writable: {
    getWriter(): { write(bytes: Uint8Array): Promise<void>; close(): Promise<void> };
  };
  readonly readable: {
    getReader(): {
      read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array }>;
      cancel(): Promise<void>;
    };
  };
}
declare class CompressionStream implements ByteTransform {
  constructor(format: "deflate-raw");
  readonly writable: ByteTransform["writable"];
  readonly readable: ByteTransform["readable"];
}
declare class DecompressionStream implements ByteTransform {
  constructor(format: "deflate-raw");
  readonly writable: ByteTransform["writable"];
  readonly readable: ByteTransform["readable"];
}
declare class TextDecoder {
  constructor(label?: string, options?: { readonly fatal?: boolean; readonly ignoreBOM?: boolean });
  decode(bytes?: Uint8Array): string;
}
