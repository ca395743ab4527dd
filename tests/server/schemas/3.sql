-- A database as servers of version 3 left it: dumped from one, with some rows.
BEGIN TRANSACTION;
CREATE TABLE account_looks (
	look VARCHAR NOT NULL, 
	identity VARCHAR NOT NULL, 
	PRIMARY KEY (look)
)
 WITHOUT ROWID

;
INSERT INTO "account_looks" VALUES('aдa','guest');
CREATE TABLE accounts (
	identity VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	password VARCHAR NOT NULL, 
	made_at BIGINT NOT NULL, 
	PRIMARY KEY (identity)
)
 WITHOUT ROWID

;
INSERT INTO "accounts" VALUES('guest','Ада','$argon2id$v=19$m=8,t=1,p=1$c2FsdHNhbHQ$aGFzaA',1000);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('3');
CREATE TABLE blocks (
	identity VARCHAR NOT NULL, 
	other VARCHAR NOT NULL, 
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	made_at BIGINT NOT NULL, 
	PRIMARY KEY (identity, other)
)
 WITHOUT ROWID

;
INSERT INTO "blocks" VALUES('other','third','b1','Eve',1000);
CREATE TABLE events (
	table_id VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	data BLOB NOT NULL, 
	PRIMARY KEY (table_id, number)
)
 WITHOUT ROWID

;
INSERT INTO "events" VALUES('binokel',1,X'6F70656E6564');
INSERT INTO "events" VALUES('kozel',1,X'81A16B01');
INSERT INTO "events" VALUES('kozel',2,X'74776F');
INSERT INTO "events" VALUES('kozel',3,X'7468726565');
INSERT INTO "events" VALUES('sat',1,X'7B226B696E64223A226F70656E6564222C226174223A352C227461626C65223A227461726F74227D');
INSERT INTO "events" VALUES('sat',2,X'7B226B696E64223A22736561742D74616B656E222C226174223A352C2273656174223A302C2277686F223A226775657374222C226E616D65223A22D090D0B4D0B0227D');
CREATE TABLE friend_links (
	token VARCHAR NOT NULL, 
	identity VARCHAR NOT NULL, 
	made_at BIGINT NOT NULL, 
	expires_at BIGINT NOT NULL, 
	PRIMARY KEY (token)
)
 WITHOUT ROWID

;
INSERT INTO "friend_links" VALUES('link','guest',1000,9000000000000);
CREATE TABLE friends (
	identity VARCHAR NOT NULL, 
	other VARCHAR NOT NULL, 
	id VARCHAR NOT NULL, 
	made_at BIGINT NOT NULL, 
	PRIMARY KEY (identity, other)
)
 WITHOUT ROWID

;
INSERT INTO "friends" VALUES('guest','other','f1',1000);
INSERT INTO "friends" VALUES('other','guest','f2',1000);
CREATE TABLE guests (
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	PRIMARY KEY (id)
)
 WITHOUT ROWID

;
INSERT INTO "guests" VALUES('guest','Ада');
INSERT INTO "guests" VALUES('other','O''Hara');
CREATE TABLE recovery_codes (
	identity VARCHAR NOT NULL, 
	code VARCHAR NOT NULL, 
	PRIMARY KEY (identity, code)
)
 WITHOUT ROWID

;
INSERT INTO "recovery_codes" VALUES('guest','hash');
CREATE TABLE reviews (
	table_id VARCHAR NOT NULL, 
	deal INTEGER NOT NULL, 
	data BLOB NOT NULL, 
	PRIMARY KEY (table_id, deal)
)
 WITHOUT ROWID

;
INSERT INTO "reviews" VALUES('kozel',1,X'7B227365617473223A5B5D7D');
CREATE TABLE schema_version (
	version INTEGER NOT NULL
);
INSERT INTO "schema_version" VALUES(2);
CREATE TABLE seated (
	identity VARCHAR NOT NULL, 
	table_id VARCHAR NOT NULL, 
	PRIMARY KEY (identity, table_id)
)
 WITHOUT ROWID

;
INSERT INTO "seated" VALUES('guest','sat');
CREATE TABLE sessions (
	token VARCHAR NOT NULL, 
	identity VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	device VARCHAR NOT NULL, 
	made_at BIGINT NOT NULL, 
	seen_at BIGINT NOT NULL, 
	PRIMARY KEY (token)
)
 WITHOUT ROWID

;
INSERT INTO "sessions" VALUES('token','guest','cookie','Firefox, Linux',1000,2000);
CREATE INDEX account_looks_by_identity ON account_looks (identity);
CREATE INDEX sessions_by_identity ON sessions (identity);
CREATE INDEX friends_by_other ON friends (other);
CREATE INDEX friend_links_by_identity ON friend_links (identity);
CREATE INDEX blocks_by_other ON blocks (other);
COMMIT;
