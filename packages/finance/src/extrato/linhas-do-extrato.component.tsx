import { type DecisaoPedida, type ExtratoComissao, type LinhaExtrato, type SituacaoLinha } from '@balcao/contracts';
import { formatCentavos, sentenceOfFalha } from '@balcao/domain';
import { above, Grid, showToast, Stack, StatusTag, Text, TextField, token } from '@balcao/ui';
import { Select } from '@balcao/ui/forms';
import { LeituraRegistro } from '@balcao/ui/records';
import { Pagination } from '@balcao/ui/tables';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { DivisaoModal } from './divisao.modal.tsx';
import { EscolhaModal } from './escolha.modal.tsx';
import { copy } from './extrato.copy.ts';
import { LINHAS_DA_PAGINA, useDecisao, useLinhas } from './extrato.resource.ts';
import { MotivoModal } from '../motivo/motivo.modal.tsx';
import { LinhaAberta } from './linha-aberta.component.tsx';
import type { Pergunta } from './pergunta.model.ts';

const { conferencia } = copy;
const TONS = {
  PENDENTE: 'atencao',
  AUTOMATICA: 'sucesso',
  ACEITA: 'sucesso',
  ESCOLHIDA: 'sucesso',
  DIVIDIDA: 'sucesso',
  IGNORADA: 'neutro',
} as const;
type Filtro = SituacaoLinha | 'TODAS';
const FILTROS = Object.entries(conferencia.filtros).map(([value, label]) => ({ value, label }));

/** The lines of a statement: a list one goes through by keyboard, and beside it what the line at hand is. */
export function LinhasDoExtrato({ extrato }: { extrato: ExtratoComissao }) {
  const [filtro, setFiltro] = useState<Filtro>(extrato.pendentes > 0 && !extrato.baixa ? 'PENDENTES' : 'TODAS');
  const [pagina, setPagina] = useState(1);
  const [q, setQ] = useState('');
  const leitura = useLinhas(extrato.id, { situacao: filtro === 'TODAS' ? null : filtro, pagina, q });
  return (
    <Stack gap={3}>
      <Grid minWidth={200} gap={3}>
        <Select
          name="situacao"
          label={conferencia.filtro}
          options={FILTROS}
          value={filtro}
          onChange={(valor) => {
            setFiltro((valor ?? 'TODAS') as Filtro);
            setPagina(1);
          }}
        />
        <TextField
          name="q"
          label={conferencia.busca}
          value={q}
          maxLength={120}
          onChange={(texto) => {
            setQ(texto);
            setPagina(1);
          }}
        />
      </Grid>
      <LeituraRegistro leitura={leitura} altura={480}>
        {({ itens, total }) =>
          itens.length === 0 ? (
            <Text isSoft>{conferencia.vazia}</Text>
          ) : (
            <>
              <Linhas extrato={extrato} linhas={itens} />
              {total > LINHAS_DA_PAGINA && <Pagination pagina={pagina} tamanho={LINHAS_DA_PAGINA} total={total} onChange={setPagina} />}
            </>
          )
        }
      </LeituraRegistro>
    </Stack>
  );
}

function Linhas({ extrato, linhas }: { extrato: ExtratoComissao; linhas: readonly LinhaExtrato[] }) {
  const [aberta, setAberta] = useState<string | null>(null);
  const [pergunta, setPergunta] = useState<Pergunta | null>(null);
  const box = useRef<HTMLUListElement>(null);
  const base = useId();
  const at = Math.max(
    0,
    linhas.findIndex(({ id }) => id === aberta),
  );
  const linha = linhas[at];
  const isEditavel = extrato.baixa === null;
  const decide = useDecisao();
  const send = (decisao: DecisaoPedida) => {
    if (!linha || decide.isPending) return;
    // a line that leaves the list by what is decided of it leaves its place to the next
    const proxima = linhas[at + 1] ?? linhas[at - 1];
    decide.mutate(
      { extratoId: extrato.id, linhaId: linha.id, decisao },
      {
        onSuccess: () => decisao.acao !== 'DESFAZER' && proxima && setAberta(proxima.id),
        onError: (error) => showToast({ tone: 'perigo', titulo: error.errors[0]?.mensagem ?? sentenceOfFalha(error) }),
      },
    );
  };
  const acts: Readonly<Record<string, () => void>> = {
    ArrowDown: () => setAberta(linhas[Math.min(at + 1, linhas.length - 1)]?.id ?? null),
    ArrowUp: () => setAberta(linhas[Math.max(at - 1, 0)]?.id ?? null),
    Home: () => setAberta(linhas[0]?.id ?? null),
    End: () => setAberta(linhas.at(-1)?.id ?? null),
    ...(isEditavel && {
      Enter: () => linha?.sugestao && send({ acao: 'ACEITAR' }),
      a: () => linha?.sugestao && send({ acao: 'ACEITAR' }),
      e: () => setPergunta('escolher'),
      d: () => setPergunta('dividir'),
      i: () => setPergunta('ignorar'),
      z: () => send({ acao: 'DESFAZER' }),
    }),
  };
  const press = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : (acts[event.key] ?? acts[event.key.toLowerCase()]);
    if (!act) return;
    event.preventDefault();
    act();
  };
  useEffect(() => {
    box.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const close = () => {
    setPergunta(null);
    box.current?.focus();
  };
  if (!linha) return null;
  return (
    <Duas>
      <Stack gap={2}>
        {isEditavel && (
          <Text size={12} isSoft id={`${base}-teclas`}>
            {conferencia.teclas}
          </Text>
        )}
        <Lista
          ref={box}
          role="listbox"
          tabIndex={0}
          aria-label={conferencia.linhas}
          aria-describedby={isEditavel ? `${base}-teclas` : undefined}
          aria-activedescendant={`${base}-${linha.id}`}
          onKeyDown={press}
        >
          {linhas.map((uma, place) => (
            <Item
              key={uma.id}
              id={`${base}-${uma.id}`}
              role="option"
              aria-selected={place === at}
              $isAberta={place === at}
              onClick={() => setAberta(uma.id)}
            >
              <span>
                <strong>
                  {uma.ordem}. {uma.apolice ?? conferencia.semApolice}
                </strong>
                {uma.parcela !== null && ` ${conferencia.parcela(uma.parcela)}`}
                <Segurado>{uma.segurado}</Segurado>
              </span>
              <Fim>
                <span>{formatCentavos(uma.valorCentavos)}</span>
                <StatusTag tone={uma.isDivergente ? 'perigo' : TONS[uma.decisao]}>
                  {uma.isDivergente ? conferencia.divergente : copy.decisao[uma.decisao]}
                </StatusTag>
              </Fim>
            </Item>
          ))}
        </Lista>
      </Stack>
      <LinhaAberta linha={linha} isEditavel={isEditavel} isBusy={decide.isPending} onDecidir={send} onPerguntar={setPergunta} />
      {pergunta === 'escolher' && (
        <EscolhaModal
          extratoId={extrato.id}
          linha={linha}
          onClose={close}
          onEscolher={(comissaoId) => {
            close();
            send({ acao: 'ESCOLHER', comissaoId });
          }}
        />
      )}
      {pergunta === 'dividir' && (
        <DivisaoModal
          extratoId={extrato.id}
          linha={linha}
          onClose={close}
          onDividir={(partes) => {
            close();
            send({ acao: 'DIVIDIR', partes });
          }}
        />
      )}
      {pergunta === 'ignorar' && (
        <MotivoModal
          titulo={copy.ignorar.titulo}
          campo={{ rotulo: copy.ignorar.motivo, ajuda: copy.ignorar.ajuda, curto: copy.obrigatorio, max: 300 }}
          confirmar={copy.ignorar.ignorar}
          cancelar={copy.cancelar}
          onClose={close}
          onMotivo={(motivo) => {
            close();
            send({ acao: 'IGNORAR', motivo });
          }}
        />
      )}
    </Duas>
  );
}

const Duas = styled.div`
  display: grid;
  gap: ${token('espaco4')};
  align-items: start;
  ${above(992)} {
    grid-template-columns: minmax(0, 1fr) minmax(340px, 420px);
  }
`;
const Lista = styled.ul`
  max-height: min(60dvh, 640px);
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
  background: ${token('superficie')};
  border: 1px solid ${token('borda')};
  border-radius: ${token('raio10')};
  &:focus-visible {
    outline: 2px solid ${token('primaria')};
    outline-offset: 2px;
  }
`;
const Item = styled.li<{ $isAberta: boolean }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 12px;
  min-height: 44px;
  padding: 8px 12px;
  cursor: pointer;
  overflow-wrap: anywhere;
  background: ${({ $isAberta }) => token($isAberta ? 'infoSuave' : 'superficie')};
  border-inline-start: 3px solid ${({ $isAberta }) => ($isAberta ? token('primaria') : 'transparent')};
  border-bottom: 1px solid ${token('borda')};
`;
const Segurado = styled.span`
  display: block;
  font-size: 12px;
  color: ${token('textoSuave')};
`;
const Fim = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;
`;
