export type SituacaoConsent = 'AWAITING_AUTHORISATION' | 'AUTHORISED' | 'REJECTED' | 'CONSUMED';
export type MotivoRejeicao = 'CONSENT_EXPIRED' | 'CUSTOMER_MANUALLY_REJECTED' | 'CUSTOMER_MANUALLY_REVOKED' | 'CONSENT_MAX_DATE_REACHED';

export interface Rejeicao {
  readonly rejectedBy: 'USER' | 'ASPSP' | 'TPP';
  readonly code: MotivoRejeicao;
}

/** What of an endorsement a person consents to: the request made under it says the same. */
export interface EndossoConsentido {
  readonly policyId: string;
  readonly insuredObjectId: readonly string[];
  readonly proposalId?: string | undefined;
  readonly endorsementType: string;
  readonly requestDescription: string;
}

/** A consent as the insurer keeps it. */
export interface Consent {
  readonly consentId: string;
  readonly slug: string;
  readonly cpf: string;
  /** Whose policies they are: the person's CPF, or the CNPJ they act for. */
  readonly documento: string;
  readonly clientId: string;
  readonly permissoes: readonly string[];
  /** Of phase 3; null where data are shared. */
  readonly endosso: EndossoConsentido | null;
  readonly criadoEm: Date;
  readonly expiraEm: Date;
  status: SituacaoConsent;
  statusEm: Date;
  rejeicao: Rejeicao | null;
  /** Of the tokens given under it. */
  grantId: string | null;
  /** Where who reads is told that it ended. */
  avisarEm: string | null;
}

/** Minutes a person has to confirm, as the standard lays down. */
const ESPERA_MS = 60 * 60_000;

export function createConsentStore() {
  const consents = new Map<string, Consent>();
  const byKey = new Map<string, { readonly consentId: string; readonly corpo: string }>();
  const refusals = new Map<string, number>();

  function end(consent: Consent, rejeicao: Rejeicao, agora: Date): void {
    consent.status = 'REJECTED';
    consent.statusEm = agora;
    consent.rejeicao = rejeicao;
  }

  /** As of a moment: what nobody confirmed in time, or has lasted what it was to last, is rejected. */
  function settle(consent: Consent, agora: Date): Consent {
    const passou = agora.getTime();
    if (consent.status === 'AWAITING_AUTHORISATION' && passou > consent.criadoEm.getTime() + ESPERA_MS)
      end(consent, { rejectedBy: 'USER', code: 'CONSENT_EXPIRED' }, agora);
    if (consent.status === 'AUTHORISED' && passou > consent.expiraEm.getTime())
      end(consent, { rejectedBy: 'ASPSP', code: 'CONSENT_MAX_DATE_REACHED' }, agora);
    return consent;
  }

  return {
    add: (consent: Consent): void => void consents.set(consent.consentId, consent),
    find(slug: string, consentId: string, agora: Date): Consent | null {
      const consent = consents.get(consentId);
      return consent?.slug === slug ? settle(consent, agora) : null;
    },
    findByGrant: (grantId: string, agora: Date): Consent | null => {
      const consent = [...consents.values()].find((one) => one.grantId === grantId);
      return consent ? settle(consent, agora) : null;
    },
    end,
    /** Used once, as those of phase 3 are. */
    consume(consent: Consent, agora: Date): void {
      consent.status = 'CONSUMED';
      consent.statusEm = agora;
    },
    /** What a key was used for: the same request again is the same consent. */
    used: (chave: string) => byKey.get(chave) ?? null,
    remember: (chave: string, consentId: string, corpo: string): void => void byKey.set(chave, { consentId, corpo }),
    /** The next so many reads of an insurer are answered 429. */
    limit: (slug: string, vezes: number): void => void refusals.set(slug, vezes),
    takeRefusal(slug: string): boolean {
      const left = refusals.get(slug) ?? 0;
      if (left > 0) refusals.set(slug, left - 1);
      return left > 0;
    },
  };
}

export type ConsentStore = ReturnType<typeof createConsentStore>;
