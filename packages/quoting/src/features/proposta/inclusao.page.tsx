import type { Proposta, RevisaoProposta } from '@balcao/contracts';
import { hojeEm, isVendavel, sentenceOfFalha } from '@balcao/domain';
import { useSession } from '@balcao/shared';
import { useKeptState } from '@balcao/shared/forms';
import { Alert, Button, ButtonLink, Stack, Text, TextField } from '@balcao/ui';
import { useState } from 'react';
import { BarraDeAcao } from '../../caso/barra-de-acao.component.tsx';
import { AvisoDaEscolha } from '../../cliente/escolha-do-cliente.component.tsx';
import { useEscolhas } from '../../cliente/escolhas-do-cliente.resource.ts';
import { FalhaEmVista } from '../../caso/falha-em-vista.component.tsx';
import { closeDone } from '../../caso/motivo.modal.tsx';
import { addressFor } from '../../rota-do-formulario.ts';
import { CancelProposta } from './cancel-proposta.component.tsx';
import { ConfirmRisco } from './confirm-risco.component.tsx';
import { Comissoes } from './comissoes.component.tsx';
import { Moldura } from './moldura.component.tsx';
import { Plano } from './plano.component.tsx';
import { copy } from './proposta.copy.ts';
import { type Escolha, emPe, inclusaoDe, pagamentoInicial, planParcelas } from './proposta.model.ts';
import { useInclusao, useProposta } from './proposta.resource.ts';
import { Resumo } from './resumo.component.tsx';
import { SemVenda } from './sem-venda.component.tsx';
import { Situacao } from './situacao.component.tsx';
import { SugestaoDoCliente } from './sugestao-do-cliente.component.tsx';

/** `/multicalculo/orcamento-incluir-proposta?id=&oferta=`: an offer is looked over and becomes a proposal. */
export const InclusaoPage = () => (
  <Moldura rota="orcamentoIncluirProposta" titulo={copy.incluir} semOferta={(orcamentoId) => <AEscolhida orcamentoId={orcamentoId} />}>
    {(escolha, revisao) => <Inclusao escolha={escolha} revisao={revisao} />}
  </Moldura>
);

function Inclusao({ escolha, revisao }: { escolha: Escolha; revisao: RevisaoProposta }) {
  const [feita, setFeita] = useState<Proposta | null>(null);
  const standing = feita ?? emPe(revisao);
  if (standing && standing.transmissao !== 'FALHOU') return <Feita proposta={standing} {...{ escolha, revisao }} />;
  if (!isVendavel(revisao.orcamento.status)) return <SemVenda revisao={revisao} />;
  return <Revisao escolha={escolha} revisao={revisao} onFeita={setFeita} />;
}

function Feita({ proposta: first, escolha, revisao }: { proposta: Proposta; escolha: Escolha; revisao: RevisaoProposta }) {
  const { isTransmissivel, oferta } = revisao;
  const { proposta = first, refetch } = useProposta(first.id);
  const isATransmitir = proposta.status === 'RASCUNHO' && isTransmissivel && proposta.ofertaId === escolha.ofertaId;
  const actions = (
    <>
      {isATransmitir && (
        <ButtonLink variant="primary" href={addressFor('orcamentoTransmitir', escolha)}>
          {copy.transmitir}
        </ButtonLink>
      )}
      <CancelProposta proposta={proposta} onCancelada={refetch} />
    </>
  );
  return <Situacao {...{ proposta, actions, isTransmissivel }} periodicidade={oferta.periodicidade} onMudou={refetch} />;
}

/** The address opens to every session (spec §2); including is of who has the access, and the offer may be looked over all the same. */
const SemGestao = ({ revisao }: { revisao: RevisaoProposta }) => (
  <Stack gap={4}>
    <Alert tone="atencao" titulo={copy.semGestao}>
      {copy.semGestaoTexto}
    </Alert>
    <Resumo revisao={revisao} />
  </Stack>
);

/** No offer was named: the one the client chose, when they did, is the likely one. */
function AEscolhida({ orcamentoId }: { orcamentoId: string }) {
  return <AvisoDaEscolha orcamentoId={orcamentoId} doCliente={useEscolhas(orcamentoId)} enderecoDa={semEndereco} isAberto />;
}

const semEndereco = () => null;

interface RevisaoProps {
  escolha: Escolha;
  revisao: RevisaoProposta;
  onFeita: (proposta: Proposta) => void;
}

function Revisao({ escolha, revisao, onFeita }: RevisaoProps) {
  const { escrito, change } = useKeptState(`proposta:${escolha.ofertaId}`, {
    inicial: () => ({ pagamento: pagamentoInicial(revisao.planos, hojeEm(new Date())), numeroSeguradora: '' }),
    parse: (valor) => inclusaoDe(valor, revisao.planos),
  });
  const { pagamento, numeroSeguradora } = escrito;
  const { isBusy, falha, send } = useInclusao();
  const mayInclude = useSession()?.acessoGestao !== false;
  if (!pagamento) return <Resumo revisao={revisao} />;
  if (!mayInclude) return <SemGestao revisao={revisao} />;
  const { parcelas, comissoes } = planParcelas(revisao, pagamento);
  const erroVencimento = falha?.errors.find(({ campo }) => campo === 'vencimentoPrimeira')?.mensagem;

  const confirm = async (motivo?: string) => {
    const { plano, vencimentoPrimeira } = pagamento;
    const feita = await send({
      ...escolha,
      formaPagamento: plano.forma,
      parcelas: plano.n,
      vencimentoPrimeira,
      ...(motivo ? { confirmacao: { motivo } } : {}),
      ...(numeroSeguradora.trim() ? { numeroSeguradora: numeroSeguradora.trim() } : {}),
    });
    if (feita) closeDone(() => onFeita(feita));
  };
  return (
    <Stack gap={4}>
      <Text isSoft>{copy.incluirDescricao}</Text>
      <SugestaoDoCliente rota="orcamentoIncluirProposta" {...{ escolha }} />
      <Resumo revisao={revisao} />
      <Plano
        planos={revisao.planos}
        periodicidade={revisao.oferta.periodicidade}
        pagamento={pagamento}
        parcelas={parcelas}
        onChange={(novo) => change({ pagamento: novo })}
        erroVencimento={erroVencimento}
      >
        <TextField
          name="numeroSeguradora"
          label={copy.numeroSeguradora}
          description={copy.numeroSeguradoraAjuda}
          value={numeroSeguradora}
          onChange={(numero) => change({ numeroSeguradora: numero })}
        />
      </Plano>
      <Comissoes revisao={revisao} comissoes={comissoes} />
      <ConfirmRisco falha={falha} isBusy={isBusy} onConfirm={(motivo) => void confirm(motivo)} />
      {falha && (
        <FalhaEmVista>
          {falha.errors.length > 0 ? falha.errors.map(({ mensagem }) => mensagem).join(' ') : sentenceOfFalha(falha)}
        </FalhaEmVista>
      )}
      <BarraDeAcao>
        <Button
          variant="primary"
          isBusy={isBusy}
          isDisabled={revisao.isVencida || revisao.isInicioPassado === true}
          onClick={() => void confirm()}
        >
          {copy.confirmar}
        </Button>
      </BarraDeAcao>
    </Stack>
  );
}
