/** What is used here of oidc-provider, which publishes no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface StoredToken {
    readonly accountId?: string;
    readonly clientId: string;
    readonly scope?: string;
    readonly grantId?: string;
    readonly 'x5t#S256'?: string;
  }
  interface Interaction {
    readonly uid: string;
    readonly prompt: { readonly name: string };
    readonly params: Readonly<Record<string, unknown>>;
  }
  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }
  interface KoaContext {
    readonly socket: object;
    readonly oidc: { readonly entities: { readonly PushedAuthorizationRequest?: { readonly request?: string } } };
  }
  class Provider {
    constructor(issuer: string, configuration: object);
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
    on(event: string, listener: (context: KoaContext, error: Error) => void): this;
    readonly AccessToken: { find(token: string): Promise<StoredToken | undefined> };
    readonly ClientCredentials: { find(token: string): Promise<StoredToken | undefined> };
    readonly Grant: new (of: {
      readonly accountId: string;
      readonly clientId: string;
    }) => Grant;
  }
}
