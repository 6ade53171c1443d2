import { sentenceOfFalha } from '@balcao/domain';
import { Alert, Button, Card, Cluster, EmptyState, Grid, Skeleton, Stack, Text, token } from '@balcao/ui';
import { RadioGroup, Select } from '@balcao/ui/forms';
import { type Falha as FalhaDoGateway, FalhaDeLeitura, isFalha, showFailure } from '@balcao/ui/failures';
import { DataTable } from '@balcao/ui/tables';
import { type ReactNode, useRef, useState } from 'react';
import styled from 'styled-components';
import { copy } from './importacao-de-cadastro.copy.ts';
import type { AtosDaImportacao, ColunasDaImportacao, ImportacaoLida, ImportacaoVista, RegraDaImportacao } from './importacao.props.ts';

export interface ImportacaoDeCadastroProps {
  atos: AtosDaImportacao;
  /** What a file holds and how to write one. */
  instrucoes: ReactNode;
  /** The file being followed, by the page's address; null before there is one. */
  importacaoId: string | null;
  onImportacao: (id: string | null) => void;
  /** Back to the list; told whether there is anything new in it. */
  onClose: (isChanged: boolean) => void;
}

/** Records by a file, step by step: the file, its columns, what is wrong with its lines, and all the good ones written at once. */
export function ImportacaoDeCadastro({ importacaoId, ...props }: ImportacaoDeCadastroProps) {
  return <Card>{importacaoId ? <Acompanhar key={importacaoId} id={importacaoId} {...props} /> : <Escolher {...props} />}</Card>;
}

type PassoProps = Omit<ImportacaoDeCadastroProps, 'importacaoId'>;

/** Sentence of what was refused: what is wrong with a file stands at `arquivo`. */
const motivoDe = (falha: FalhaDoGateway): string =>
  falha.errors?.find(({ campo }) => campo === 'arquivo')?.mensagem ?? sentenceOfFalha(falha);

/** Runs one request at a time, and says what was refused. */
function usePasso() {
  const [falha, setFalha] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const run = async (act: () => Promise<unknown>) => {
    if (isBusy) return;
    setIsBusy(true);
    setFalha(null);
    try {
      await act();
    } catch (error) {
      if (!isFalha(error)) throw error;
      setFalha(motivoDe(error));
    } finally {
      setIsBusy(false);
    }
  };
  return { falha, isBusy, run };
}

const Falha = ({ children }: { children: string | null }) =>
  children && (
    <Alert tone="perigo" isLive>
      {children}
    </Alert>
  );

function Escolher({ atos, instrucoes, onImportacao, onClose }: PassoProps) {
  const input = useRef<HTMLInputElement>(null);
  const [fracao, setFracao] = useState<number | null>(null);
  const { falha, isBusy, run } = usePasso();
  const send = (file: File) =>
    void run(async () => {
      setFracao(0);
      try {
        onImportacao((await atos.send(file, setFracao)).id);
      } finally {
        setFracao(null);
      }
    });
  return (
    <Stack gap={4}>
      {instrucoes}
      <Falha>{falha}</Falha>
      {fracao !== null && <Andamento rotulo={copy.enviando} feitas={fracao} total={1} />}
      <input
        ref={input}
        hidden
        type="file"
        accept=".xlsx,.csv,.txt,text/csv"
        aria-label={copy.arquivo}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) send(file);
          target.value = '';
        }}
      />
      <Cluster gap={2}>
        <Button variant="primary" isBusy={isBusy} onClick={() => input.current?.click()}>
          {copy.escolher}
        </Button>
        <Button variant="quiet" onClick={() => onClose(false)}>
          {copy.voltar}
        </Button>
      </Cluster>
    </Stack>
  );
}

function Acompanhar({ id, ...props }: PassoProps & { id: string }) {
  const { Andamento } = props.atos;
  return <Andamento importacaoId={id}>{(lida) => <Passo lida={lida} {...props} />}</Andamento>;
}

function Passo({ lida: { data, error, isFetching, refetch }, ...props }: PassoProps & { lida: ImportacaoLida }) {
  const [isRemapping, setIsRemapping] = useState(false);
  const [chave] = useState(() => crypto.randomUUID());
  if (!data && error) return <FalhaDeLeitura falha={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data) return <Skeleton lines={6} />;
  const { status } = data;
  if (status === 'RECEBIDA' || (status === 'CONFERIDA' && isRemapping))
    return <Colunas importacao={data} onConferida={() => setIsRemapping(false)} {...props} />;
  if (status in copy.emCurso) return <EmCurso importacao={data} atos={props.atos} />;
  if (status === 'CONFERIDA') return <Conferida importacao={data} chave={chave} onRemap={() => setIsRemapping(true)} {...props} />;
  return <Fim importacao={data} {...props} />;
}

const SEM = 'SEM';
const regras = Object.entries(copy.regras).map(([value, [label, description]]) => ({ value, label, description }));

function Colunas({ atos, importacao, onConferida, onImportacao }: PassoProps & { importacao: ImportacaoVista; onConferida: () => void }) {
  const { id, nome, colunas, campos, amostra, total } = importacao;
  const [mapeamento, setMapeamento] = useState<ColunasDaImportacao>(importacao.mapeamento);
  const [regra, setRegra] = useState<RegraDaImportacao>(importacao.regra ?? 'IGNORAR');
  const { falha, isBusy, run } = usePasso();
  const options = [{ value: SEM, label: copy.semColuna }, ...colunas.map((titulo, index) => ({ value: String(index), label: titulo }))];
  const choose = (campo: string, value: string | null) =>
    setMapeamento(({ [campo]: _before, ...now }) => (value === null || value === SEM ? now : { ...now, [campo]: Number(value) }));
  const isReady = campos.every(({ campo, obrigatorio }) => !obrigatorio || mapeamento[campo] !== undefined);
  return (
    <Stack gap={4}>
      <Text>
        <strong>{nome}</strong> · {copy.linhas(total)}
      </Text>
      <Text isSoft>{copy.colunasTexto}</Text>
      <Falha>{falha}</Falha>
      <Grid minWidth={240}>
        {campos.map(({ campo, rotulo, obrigatorio }) => {
          const place = mapeamento[campo];
          return (
            <Select
              key={campo}
              name={`mapeamento.${campo}`}
              label={rotulo}
              isRequired={obrigatorio}
              options={options}
              value={place === undefined ? SEM : String(place)}
              description={place === undefined ? undefined : copy.amostra(amostra[0]?.[place] ?? '')}
              onChange={(value) => choose(campo, value)}
            />
          );
        })}
      </Grid>
      {importacao.aceitaRegra && (
        <RadioGroup
          name="regra"
          label={copy.regra}
          options={regras}
          value={regra}
          onChange={(escolhida) => escolhida && setRegra(escolhida as RegraDaImportacao)}
        />
      )}
      <Cluster gap={2}>
        <Button
          variant="primary"
          isBusy={isBusy}
          isDisabled={!isReady}
          onClick={() => void run(() => atos.verify(id, mapeamento, importacao.aceitaRegra ? regra : null).then(onConferida))}
        >
          {copy.conferir}
        </Button>
        <Button variant="quiet" onClick={() => onImportacao(null)}>
          {copy.escolherOutro}
        </Button>
      </Cluster>
    </Stack>
  );
}

function EmCurso({ atos, importacao: { id, status, processadas, total } }: { atos: AtosDaImportacao; importacao: ImportacaoVista }) {
  const { falha, isBusy, run } = usePasso();
  return (
    <Stack gap={4}>
      <Falha>{falha}</Falha>
      <Andamento
        rotulo={copy.emCurso[status as keyof typeof copy.emCurso]}
        feitas={processadas}
        total={total}
        hasCount={status !== 'DESFAZENDO'}
      />
      {status !== 'DESFAZENDO' && (
        <Cluster gap={2}>
          <Button isBusy={isBusy} onClick={() => void run(() => atos.cancel(id))}>
            {copy.cancelar}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}

function Conferida({ atos, importacao, chave, onRemap }: PassoProps & { importacao: ImportacaoVista; chave: string; onRemap: () => void }) {
  const { id, campos, validas, recusadas, repetidas, ignoradas, erros, totalErros } = importacao;
  const { falha, isBusy, run } = usePasso();
  const rotuloDe = (campo: string | null): string => campos.find((um) => um.campo === campo)?.rotulo ?? campo ?? '';
  const download = () => atos.saveRecusadas(id).catch((error: unknown) => showFailure(copy.naoBaixou, error));
  return (
    <Stack gap={4}>
      <Alert tone={validas > 0 ? 'sucesso' : 'perigo'} isLive titulo={validas > 0 ? copy.prontas(validas) : copy.nenhumaPronta}>
        {[
          ...(repetidas > ignoradas ? [copy.repetidas(repetidas - ignoradas)] : []),
          ...(ignoradas > 0 ? [copy.ignoradas(ignoradas)] : []),
          ...(recusadas > 0 ? [copy.recusadas(recusadas)] : []),
        ].join('. ')}
      </Alert>
      <Falha>{falha}</Falha>
      {erros.length > 0 && (
        <>
          <DataTable
            caption={copy.erros}
            isCaptionVisible
            density="compact"
            maxHeight="320px"
            rows={erros.map((erro, index) => ({ ...erro, index }))}
            rowId={({ index }) => String(index)}
            columns={[
              { id: 'linha', header: copy.linha, align: 'end', width: '80px', cell: ({ linha }) => linha },
              { id: 'campo', header: copy.campo, width: '220px', cell: ({ campo }) => rotuloDe(campo) },
              { id: 'motivo', header: copy.motivo, cell: ({ mensagem }) => mensagem },
            ]}
          />
          {totalErros > erros.length && <Text isSoft>{copy.primeirosErros(erros.length, totalErros)}</Text>}
        </>
      )}
      <Cluster gap={2}>
        {validas > 0 && (
          <Button variant="primary" isBusy={isBusy} onClick={() => void run(() => atos.write(id, chave))}>
            {copy.importar(validas)}
          </Button>
        )}
        {recusadas > 0 && <Button onClick={() => void download()}>{copy.baixarRecusadas}</Button>}
        <Button onClick={onRemap}>{copy.mudarColunas}</Button>
        <Button variant="quiet" onClick={() => void run(() => atos.cancel(id))}>
          {copy.cancelar}
        </Button>
      </Cluster>
    </Stack>
  );
}

function Fim({ atos, importacao, onImportacao, onClose }: PassoProps & { importacao: ImportacaoVista }) {
  const { id, status, validas, mantidas, podeDesfazer } = importacao;
  const { falha, isBusy, run } = usePasso();
  const isChanged = status === 'CONCLUIDA' || status === 'DESFEITA';
  const [titulo, texto] = copy.fins[status as keyof typeof copy.fins] ?? copy.fins.FALHOU;
  return (
    <Stack gap={3}>
      <Falha>{falha}</Falha>
      <EmptyState
        titulo={status === 'CONCLUIDA' ? copy.concluida(validas) : titulo}
        action={
          <Cluster gap={2}>
            <Button variant="primary" onClick={() => onClose(isChanged)}>
              {copy.verLista}
            </Button>
            <Button onClick={() => onImportacao(null)}>{copy.escolherOutro}</Button>
            {podeDesfazer && (
              <Button variant="quiet" isBusy={isBusy} onClick={() => void run(() => atos.undo(id))}>
                {copy.desfazer}
              </Button>
            )}
          </Cluster>
        }
      >
        {status === 'DESFEITA' && mantidas > 0 ? copy.mantidas(mantidas) : texto}
      </EmptyState>
    </Stack>
  );
}

interface AndamentoProps {
  rotulo: string;
  feitas: number;
  total: number;
  hasCount?: boolean;
}

const Andamento = ({ rotulo, feitas, total, hasCount = false }: AndamentoProps) => (
  <Barra>
    <span role="status">{rotulo}</span>
    <progress aria-label={rotulo} value={feitas} max={Math.max(1, total)} />
    {hasCount && <Text isSoft>{copy.andamento(feitas, total)}</Text>}
  </Barra>
);

const Barra = styled.div`
  display: grid;
  gap: ${token('espaco2')};
  progress {
    width: 100%;
    height: 10px;
    accent-color: ${token('primaria')};
  }
`;
