-- A database as servers of version 1 left it: dumped from one, with some rows.
BEGIN TRANSACTION;
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
CREATE TABLE guests (
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	PRIMARY KEY (id)
)
 WITHOUT ROWID

;
INSERT INTO "guests" VALUES('guest','Ада');
INSERT INTO "guests" VALUES('other','O''Hara');
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
INSERT INTO "schema_version" VALUES(1);
COMMIT;
