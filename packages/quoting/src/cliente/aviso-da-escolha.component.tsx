import type { EscolhaDoCliente } from '@balcao/contracts';
import { useSession } from '@balcao/shared';
import { Alert, Button, ButtonLink } from '@balcao/ui';
import { copy } from './aviso-da-escolha.copy.ts';
import type { EscolhasDoCliente } from './escolhas-do-cliente.resource.ts';
import { addressFor } from '../rota-do-formulario.ts';

export interface AvisoDaEscolhaProps {
  orcamentoId: string;
  doCliente: EscolhasDoCliente;
  /** Whether an offer is among those on screen; absent where none is. */
  isNaTela?: (ofertaId: string) => boolean;
  /** Where the results of a run are looked at; null while that is not known. */
  enderecoDa: (cotacaoId: string) => string | null;
  /** A proposal may still be made of it. */
  isAberto: boolean;
}

/** What the client chose, wherever the broker is in the case: the next step is at hand, and a choice of another run leads to it. */
export function AvisoDaEscolha({ orcamentoId, doCliente, isNaTela, enderecoDa, isAberto }: AvisoDaEscolhaProps) {
  const mayInclude = useSession()?.acessoGestao !== false;
  const { escolhas, isFalha, refetch } = doCliente;
  const [escolha, ...antes] = escolhas;
  if (isFalha) {
    return (
      <Alert
        tone="atencao"
        actions={
          <Button size="sm" onClick={refetch}>
            {copy.tentar}
          </Button>
        }
      >
        {copy.naoLida}
      </Alert>
    );
  }
  if (!escolha) return null;
  const isAqui = isNaTela?.(escolha.ofertaId) ?? false;
  const endereco = isAqui ? null : enderecoDa(escolha.cotacaoId);
  const quando = isNaTela ? copy.em(escolha) : copy.emDaVersao(escolha);
  const onde = isNaTela && !isAqui ? copy.foraDaTela(escolha) : '';
  const outras = antes.filter(({ ofertaId }) => ofertaId !== escolha.ofertaId).length;
  return (
    <Alert
      tone="sucesso"
      isLive
      titulo={copy.escolheu(escolha)}
      actions={
        (endereco || (isAberto && mayInclude)) && (
          <>
            {endereco && (
              <ButtonLink size="sm" href={endereco}>
                {copy.verVersao(escolha.versao)}
              </ButtonLink>
            )}
            {isAberto && mayInclude && (
              <ButtonLink
                size="sm"
                variant="primary"
                href={addressFor('orcamentoIncluirProposta', { orcamentoId, ofertaId: escolha.ofertaId })}
              >
                {copy.incluir}
              </ButtonLink>
            )}
          </>
        )
      }
    >
      {[quando, onde, outras > 0 && copy.outras(outras)].filter(Boolean).join(' ')}
    </Alert>
  );
}

export interface OutraEscolhidaProps {
  /** The step that is about to be taken with another offer. */
  rota: 'orcamentoIncluirProposta' | 'orcamentoTransmitir';
  orcamentoId: string;
  escolhida: EscolhaDoCliente;
}

/** Where another offer is about to be included or sent: the one the client chose is one step away. */
export const OutraEscolhida = ({ rota, orcamentoId, escolhida }: OutraEscolhidaProps) => (
  <Alert
    tone="atencao"
    isLive
    titulo={copy.outraOferta(escolhida)}
    actions={
      <ButtonLink size="sm" href={addressFor(rota, { orcamentoId, ofertaId: escolhida.ofertaId })}>
        {copy.passoDaEscolhida[rota]}
      </ButtonLink>
    }
  >
    {copy.emDaVersao(escolhida)}
  </Alert>
);
