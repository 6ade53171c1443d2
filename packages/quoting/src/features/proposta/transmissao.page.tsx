import type { DadosComplementares, RevisaoProposta, Transmissao } from '@balcao/contracts';
import { formatData, hojeEm, isVendavel, sentenceOfFalha } from '@balcao/domain';
import type { FalhaRequisicao } from '@balcao/shared';
import { useKeptState } from '@balcao/shared/forms';
import { Alert, Button, ButtonLink, ErrorState, focusCampo, Skeleton, Stack, Text, TextField } from '@balcao/ui';
import { useEffect, useState } from 'react';
import { BarraDeAcao } from '../../caso/barra-de-acao.component.tsx';
import { FalhaEmVista } from '../../caso/falha-em-vista.component.tsx';
import { closeDone } from '../../caso/motivo.modal.tsx';
import { addressFor, resultadosDe } from '../../rota-do-formulario.ts';
import { CancelProposta } from './cancel-proposta.component.tsx';
import { ConfirmRisco } from './confirm-risco.component.tsx';
import { Complemento } from './complemento.component.tsx';
import { Moldura } from './moldura.component.tsx';
import { Plano } from './plano.component.tsx';
import { copy } from './proposta.copy.ts';
import {
  CAMPOS,
  type CampoComplementar,
  type Escolha,
  emPe,
  errosPorCampo,
  pagamentoDa,
  pagamentoInicial,
  planParcelas,
  PREFIXO,
  transmissaoEscrita,
} from './proposta.model.ts';
import { useProposta, useTransmissao } from './proposta.resource.ts';
import { Resumo } from './resumo.component.tsx';
import { SemVenda } from './sem-venda.component.tsx';
import { Situacao } from './situacao.component.tsx';
import { SugestaoDoCliente } from './sugestao-do-cliente.component.tsx';

/** `/multicalculo/orcamento-multicalculo-transmitir?id=&oferta=`: what is missing is completed and the insurer is asked. */
export const TransmissaoPage = () => (
  <Moldura rota="orcamentoTransmitir" titulo={copy.transmitir}>
    {(escolha, revisao) => <Transmitir escolha={escolha} revisao={revisao} />}
  </Moldura>
);

/** The sale whose transmission was asked, before or now. */
const askedOf = (revisao: RevisaoProposta): string | null => {
  const standing = emPe(revisao);
  return standing && (standing.status !== 'RASCUNHO' || standing.transmissao) ? standing.id : null;
};

/** Whether what was sold of the case is this offer, still to be handed over. */
const isAEscolhida = (revisao: RevisaoProposta, { ofertaId }: Escolha): boolean => emPe(revisao)?.ofertaId === ofertaId;

function Transmitir({ escolha, revisao }: { escolha: Escolha; revisao: RevisaoProposta }) {
  const [feita, setFeita] = useState<string | null>(null);
  const [isRevendo, setIsRevendo] = useState(false);
  // asked meanwhile in another tab, or before a review that was kept from an earlier visit
  const pedida = feita ?? askedOf(revisao);
  const { periodicidade } = revisao.oferta;
  if (pedida && !isRevendo) return <Andamento propostaId={pedida} {...{ periodicidade }} onReview={() => setIsRevendo(true)} />;
  if (!revisao.isTransmissivel) return <SemTransmissao escolha={escolha} revisao={revisao} />;
  if (!isVendavel(revisao.orcamento.status) && !isAEscolhida(revisao, escolha)) return <SemVenda revisao={revisao} />;
  const onPedida = ({ propostaId }: Transmissao) => {
    setFeita(propostaId);
    setIsRevendo(false);
  };
  return <Formulario escolha={escolha} revisao={revisao} onPedida={onPedida} />;
}

interface AndamentoProps {
  propostaId: string;
  periodicidade: RevisaoProposta['oferta']['periodicidade'];
  onReview: () => void;
}

function Andamento({ propostaId, periodicidade, onReview }: AndamentoProps) {
  const { proposta, falha, refetch } = useProposta(propostaId);
  if (!proposta && falha) return <ErrorState onRetry={refetch}>{sentenceOfFalha(falha)}</ErrorState>;
  if (!proposta) return <Skeleton lines={6} />;
  const actions = (
    <>
      {proposta.transmissao === 'FALHOU' && proposta.status === 'RASCUNHO' && (
        <Button variant="primary" onClick={onReview}>
          {copy.tentarDeNovo}
        </Button>
      )}
      <CancelProposta proposta={proposta} onCancelada={refetch} />
    </>
  );
  return <Situacao {...{ proposta, periodicidade, actions }} onMudou={refetch} />;
}

const SemTransmissao = ({ escolha, revisao }: { escolha: Escolha; revisao: RevisaoProposta }) => (
  <Stack gap={4}>
    <Alert
      tone="atencao"
      titulo={copy.semTransmissao(revisao.seguradoraNome)}
      actions={<ButtonLink href={addressFor('orcamentoIncluirProposta', escolha)}>{copy.incluir}</ButtonLink>}
    >
      {copy.semTransmissaoTexto}
    </Alert>
    <Resumo revisao={revisao} />
  </Stack>
);

/** What was refused of what was completed, until it is written again. A refusal takes the keyboard to the first of its fields. */
function useRecusados(falha: FalhaRequisicao | null) {
  const [escrita, setEscrita] = useState<{ depoisDe: FalhaRequisicao | null; campos: readonly CampoComplementar[] }>({
    depoisDe: null,
    campos: [],
  });
  const reescritos = escrita.depoisDe === falha ? escrita.campos : [];
  const refused = errosPorCampo(falha?.errors ?? []);
  useEffect(() => {
    const doCampo = errosPorCampo(falha?.errors ?? []);
    const first = CAMPOS.find((campo) => doCampo[campo]);
    if (first) focusCampo(`${PREFIXO}${first}`);
  }, [falha]);
  return {
    recusados: Object.fromEntries(CAMPOS.filter((campo) => !reescritos.includes(campo)).map((campo) => [campo, refused[campo]])),
    change: (campo: CampoComplementar) => setEscrita({ depoisDe: falha, campos: [...reescritos, campo] }),
  };
}

interface FormularioProps {
  escolha: Escolha;
  revisao: RevisaoProposta;
  onPedida: (transmissao: Transmissao) => void;
}

function Formulario({ escolha, revisao, onPedida }: FormularioProps) {
  const vendida = revisao.orcamento.status === 'FECHADO' ? emPe(revisao) : null;
  const fixo = vendida && pagamentoDa(vendida);
  const planos = fixo ? [fixo.plano] : revisao.planos;
  const { escrito, change } = useKeptState(`transmissao:${escolha.ofertaId}`, {
    inicial: () => ({
      pagamento: fixo ?? pagamentoInicial(planos, hojeEm(new Date())),
      finalCartao: '',
      completados: {} as DadosComplementares,
    }),
    parse: (valor) => transmissaoEscrita(valor, planos),
  });
  const { finalCartao, completados } = escrito;
  const pagamento = fixo ?? escrito.pagamento;
  const { isBusy, falha, send } = useTransmissao();
  const { recusados, change: rewrite } = useRecusados(falha);
  if (!pagamento) return <Resumo revisao={revisao} />;

  const { plano, vencimentoPrimeira } = pagamento;
  const errors = falha?.errors ?? [];
  const pedidos = { ...errosPorCampo(revisao.pendencias), ...errosPorCampo(errors) };
  const campos = CAMPOS.filter((campo) => pedidos[campo]);
  const isSemDps = revisao.pendencias.some(({ campo }) => campo === 'dps');
  const outros = errors.filter(({ campo }) => !campo.startsWith('dadosComplementares.') && campo !== 'vencimentoPrimeira');

  const complete = (campo: CampoComplementar, texto: string) => {
    rewrite(campo);
    change(({ completados: before }) => ({ completados: { ...before, [campo]: texto } }));
  };
  const transmit = async (motivo?: string) => {
    const cartao = plano.forma === 'CARTAO' && /^\d{4}$/.test(finalCartao) ? { finalCartao } : {};
    const pedida = await send({
      ...escolha,
      pagamento: { forma: plano.forma, n: plano.n, vencimentoPrimeira, ...cartao },
      dadosComplementares: completados,
      ...(motivo ? { confirmacao: { motivo } } : {}),
    });
    if (pedida) closeDone(() => onPedida(pedida));
  };
  return (
    <Stack gap={4}>
      <Text isSoft>{copy.transmitirDescricao}</Text>
      <SugestaoDoCliente rota="orcamentoTransmitir" {...{ escolha }} />
      {/* nothing below helps before it: it is read first */}
      {isSemDps && (
        <Alert
          tone="atencao"
          titulo={copy.semDps}
          actions={<ButtonLink href={resultadosDe(escolha.orcamentoId)}>{copy.irParaResultados}</ButtonLink>}
        >
          {copy.semDpsTexto}
        </Alert>
      )}
      <Resumo revisao={revisao} />
      {/* nothing is complete while the declaration is missing */}
      {(campos.length > 0 || !isSemDps) && (
        <Complemento campos={campos} dados={{ ...revisao.dadosComplementares, ...completados }} erros={recusados} onChange={complete} />
      )}
      <Plano
        planos={planos}
        periodicidade={revisao.oferta.periodicidade}
        pagamento={pagamento}
        parcelas={planParcelas(revisao, pagamento).parcelas}
        onChange={fixo ? undefined : (novo) => change({ pagamento: novo })}
        erroVencimento={errors.find(({ campo }) => campo.endsWith('vencimentoPrimeira'))?.mensagem}
      >
        {plano.forma === 'CARTAO' && (
          <TextField
            name="finalCartao"
            label={copy.finalCartao}
            description={copy.finalCartaoAjuda}
            value={finalCartao}
            onChange={(texto) => change({ finalCartao: texto.replace(/\D/g, '').slice(0, 4) })}
          />
        )}
      </Plano>
      <ConfirmRisco falha={falha} isBusy={isBusy} onConfirm={(motivo) => void transmit(motivo)} />
      {falha && (errors.length === 0 || outros.length > 0) && (
        <FalhaEmVista>{outros.length > 0 ? outros.map(({ mensagem }) => mensagem).join(' ') : sentenceOfFalha(falha)}</FalhaEmVista>
      )}
      <BarraDeAcao resumo={revisao.validade && copy.ofertaValida(formatData(revisao.validade))}>
        <Button
          variant="primary"
          isBusy={isBusy}
          isDisabled={revisao.isVencida || revisao.isInicioPassado === true}
          onClick={() => void transmit()}
        >
          {copy.enviar}
        </Button>
      </BarraDeAcao>
    </Stack>
  );
}
