import type { AcaoImportacao, ArquivoImportado, CoberturaLida, ErroCampo, NomeCampoLido, ParcelaLida } from '@balcao/contracts';
import { formatCentavos, formatData } from '@balcao/domain';
import { readDocumento, saveDocumento } from '@balcao/shared/documents';
import { above, Alert, Button, ButtonLink, Cluster, EmptyState, Grid, Skeleton, Stack, Text, token } from '@balcao/ui';
import { PreviaDocumento } from '@balcao/ui/documents';
import { ErrorSummary, FormSection } from '@balcao/ui/forms';
import { type Column, DataTable } from '@balcao/ui/tables';
import { type FocusEvent, useState } from 'react';
import styled from 'styled-components';
import { vendaDe } from '../../enderecos.ts';
import { CampoLidoField } from './campo-lido.component.tsx';
import { copy } from './importacao-propostas.copy.ts';
import { camposDaSecao, destaquesDe, existenteDe, type Rascunho, SECOES, tipoDe, valorDe } from './importacao-propostas.model.ts';
import { LugarNaPagina } from './lugar-na-pagina.component.tsx';

export interface RevisaoArquivoProps {
  arquivo: ArquivoImportado;
  rascunho: Rascunho;
  erros: readonly ErroCampo[];
  isBusy: boolean;
  seguradoras: readonly { readonly value: string; readonly label: string }[];
  onChange: (rascunho: Rascunho) => void;
  onConfirm: (acao: AcaoImportacao) => void;
}

const centavos = ({ valor }: { valor: string | number | null }): string => (typeof valor === 'number' ? formatCentavos(valor) : '');
const daCobertura: readonly Column<CoberturaLida>[] = [
  { id: 'nome', header: copy.colunas.cobertura, cell: ({ nome }) => nome.valor },
  { id: 'lmi', header: copy.colunas.lmi, align: 'end', cell: ({ lmi }) => centavos(lmi) },
  { id: 'franquia', header: copy.colunas.franquia, align: 'end', cell: ({ franquia }) => centavos(franquia) },
  { id: 'premio', header: copy.colunas.premio, align: 'end', cell: ({ premio }) => centavos(premio) },
];
const daParcela: readonly Column<ParcelaLida>[] = [
  { id: 'numero', header: copy.colunas.parcela, cell: ({ numero }) => numero.valor },
  { id: 'vencimento', header: copy.colunas.vencimento, cell: ({ vencimento }) => formatData(String(vencimento.valor ?? '')) },
  { id: 'valor', header: copy.colunas.valor, align: 'end', cell: ({ valor }) => centavos(valor) },
];

/** One file: what was read of it, how surely and where, to be put right and confirmed. */
export function RevisaoArquivo(props: RevisaoArquivoProps) {
  const { status, apoliceId, propostaId } = props.arquivo;
  const vendaId = apoliceId ?? propostaId;
  if (status === 'NA_FILA')
    return (
      <Stack gap={3}>
        <EmptyState titulo={copy.lendoArquivo}>{copy.lendoArquivoTexto}</EmptyState>
        <Skeleton lines={6} />
      </Stack>
    );
  if (status === 'LIDO' || status === 'FALHOU') return <Campos {...props} />;
  const isFeito = status === 'CONFIRMADO';
  return (
    <EmptyState
      titulo={copy.feito(isFeito)}
      action={isFeito && vendaId ? <ButtonLink href={vendaDe(vendaId)}>{copy.verVenda(apoliceId === null)}</ButtonLink> : undefined}
    />
  );
}

function Campos({ arquivo, rascunho, erros, isBusy, seguradoras, onChange, onConfirm }: RevisaoArquivoProps) {
  const { leitura, apoliceId } = arquivo;
  const tipo = tipoDe(leitura, rascunho);
  const isExistente = existenteDe(arquivo, tipo) !== null;
  // a bill begins nothing: it is linked to its policy
  const acao = isExistente || tipo === 'BOLETO' ? 'ATUALIZAR' : 'CRIAR';
  const [focado, setFocado] = useState<NomeCampoLido | null>(null);
  const [isSobrePdf, setIsSobrePdf] = useState(false);
  const errorOf = (nome: NomeCampoLido) => erros.find(({ campo }) => campo === nome)?.mensagem;
  const focus = ({ target }: FocusEvent) => {
    const nome = target.closest('[data-campo]')?.getAttribute('data-campo');
    if (nome) setFocado(nome as NomeCampoLido);
  };
  const soltos = erros.filter(({ campo }) => !SECOES.some(({ campos }) => campos.some(({ nome }) => nome === campo)));
  return (
    <Lado $isLargo={isSobrePdf}>
      <Stack gap={4} onFocus={focus}>
        {leitura?.avisos.map((aviso) => (
          <Alert key={aviso} tone={aviso === 'PAGINA_DIGITALIZADA' ? 'info' : 'atencao'}>
            {copy.avisos[aviso]}
          </Alert>
        ))}
        {isExistente && (
          <Alert tone="info" titulo={copy.jaExiste[tipo]}>
            {copy.jaExisteTexto[tipo]}
          </Alert>
        )}
        {tipo === 'ENDOSSO' && apoliceId === null && (
          <Alert tone="atencao" titulo={copy.endossoSolto}>
            {copy.endossoSoltoTexto}
          </Alert>
        )}
        {erros.length > 0 && (
          <ErrorSummary
            issues={erros.map(({ campo, mensagem }) => ({ campo, mensagem, rotulo: copy.rotulos[campo as NomeCampoLido] ?? null }))}
          />
        )}
        {soltos.map(({ campo, mensagem }) => (
          <Alert key={campo} tone="perigo">
            {mensagem}
          </Alert>
        ))}
        {SECOES.map(({ id, campos }) => {
          const vistos = camposDaSecao(campos, arquivo, rascunho);
          return (
            vistos.length > 0 && (
              <FormSection key={id} titulo={copy.secoes[id]}>
                <Grid minWidth={220}>
                  {vistos.map((campo) => (
                    <div key={campo.nome} data-campo={campo.nome}>
                      <CampoLidoField
                        campo={campo}
                        lido={leitura?.campos[campo.nome]}
                        valor={valorDe(leitura, rascunho, campo.nome)}
                        isCorrigido={campo.nome in rascunho}
                        error={errorOf(campo.nome)}
                        seguradoras={seguradoras}
                        onChange={(valor) => onChange({ ...rascunho, [campo.nome]: valor })}
                      />
                    </div>
                  ))}
                </Grid>
              </FormSection>
            )
          );
        })}
        {(leitura?.coberturas.length ?? 0) > 0 && (
          <DataTable
            caption={copy.coberturas}
            isCaptionVisible
            columns={daCobertura}
            rows={leitura?.coberturas ?? []}
            rowId={({ nome }) => String(nome.valor)}
          />
        )}
        {(leitura?.parcelas.length ?? 0) > 0 && (
          <DataTable
            caption={copy.parcelas}
            isCaptionVisible
            columns={daParcela}
            rows={leitura?.parcelas ?? []}
            rowId={({ numero }) => String(numero.valor)}
          />
        )}
        <Cluster gap={2}>
          <Button variant="primary" isBusy={isBusy} onClick={() => onConfirm(acao)}>
            {isExistente ? copy.atualizar[tipo] : copy.criar[tipo]}
          </Button>
          <Button isBusy={isBusy} onClick={() => onConfirm('IGNORAR')}>
            {copy.ignorar}
          </Button>
        </Cluster>
      </Stack>
      <Onde>
        <Stack gap={2}>
          <Text as="h2" size={14}>
            {copy.onde}
          </Text>
          <LugarNaPagina rotulo={focado && copy.rotulos[focado]} campo={focado ? leitura?.campos[focado] : undefined} />
          <Button size="sm" aria-expanded={isSobrePdf} onClick={() => setIsSobrePdf((antes) => !antes)}>
            {isSobrePdf ? copy.esconderPdf : copy.verNoPdf}
          </Button>
          {isSobrePdf && (
            <PreviaDocumento
              read={readDocumento}
              save={saveDocumento}
              documento={{ id: arquivo.documentoId, nome: arquivo.nome, mime: 'application/pdf', bytes: arquivo.bytes }}
              highlights={destaquesDe(leitura, focado)}
            />
          )}
        </Stack>
      </Onde>
    </Lado>
  );
}

const Lado = styled.div<{ $isLargo: boolean }>`
  display: grid;
  gap: ${token('espaco4')};
  ${above(1200)} {
    grid-template-columns: minmax(0, 1fr) ${({ $isLargo }) => ($isLargo ? 'minmax(0, 1fr)' : '220px')};
  }
`;
const Onde = styled.aside`
  ${above(1200)} {
    position: sticky;
    top: ${token('espaco4')};
    align-self: start;
  }
`;
